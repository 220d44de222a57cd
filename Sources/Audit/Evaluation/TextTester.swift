import AccessibilityTree
import Rules

/// Answers the questions of rules about texts: each once per distinct text, or once per text and role where the words
/// depend on the role.
final class TextTester {
  /// The texts that were asked about so far.
  private(set) var pool: TextPool
  let words: WordLists
  private let properties: NodeProperties
  /// By number of the vocabulary reference: whether the words depend on the role of the node.
  private let isByRole: [Bool]
  /// What is known of the texts of each column.
  private var marked = SubjectTable<MarkedColumn>()

  init(_ ruleBook: RuleBook, _ properties: NodeProperties, _ words: WordLists) {
    (pool, self.properties, self.words) = (TextPool(properties.snapshot.labels, words), properties, words)
    isByRole = ruleBook.references.map { $0.key == .ownRole }
  }

  func intern(_ text: String) -> LabelID { pool.intern(text) }
  func intern(_ text: Evidence<String>) -> LabelID { pool.intern(text) }
  /// The text behind a number; empty for none.
  func text(_ id: LabelID) -> String { pool.text(id) }
  /// The words of a text without the marks between its pieces.
  func words(of id: LabelID) -> [UInt64] { pool.words(of: id) }

  /// What a test says of the texts of these nodes. *No* for an absent text, unknown for one that is not exported.
  ///
  /// - Parameters:
  ///   - column: the number of the text, by node.
  ///   - subject: what the column holds.
  func truths(_ test: TextTest, of column: [LabelID], _ subject: TextSubject, _ domain: NodeSet) -> TruthSet {
    if case .present = test { return TruthSet(domain) { Self.truth(column[$0]) { _ in .yes } } }
    let lookup = test.lookups
    let marked = markedColumn(subject, count: column.count)
    guard lookup.contains(where: { isByRole[$0] }) else {
      return pool.answers(test, lists(lookup, role: .other), column, &marked.texts, domain)
    }
    var truths = TruthSet(count: column.count)
    for role in properties.byRole.present {
      let nodes = properties.byRole.nodes(with: [role]).intersection(domain)
      guard !nodes.isEmpty else { continue }
      truths.formUnion(pool.answers(test, lists(lookup, role: role), column, &marked.texts, nodes))
    }
    return truths
  }

  /// What is known of the texts of a column, by what it holds.
  private func markedColumn(_ subject: TextSubject, count: Int) -> MarkedColumn {
    if let known = marked[subject] { return known }
    let new = MarkedColumn(count: count)
    marked.put(new, for: subject)
    return new
  }

  /// What a text that may be missing answers.
  @inline(__always)
  static func truth(_ id: LabelID, _ answer: (LabelID) -> Truth) -> Truth {
    id.isText ? answer(id) : id == .absent ? .no : .unknown
  }

  /// One question about one text that is there.
  func ask(_ test: TextTest, of id: LabelID, role: Role) -> Truth {
    pool.answer(TextQuestion(test, lists(test.lookups, role: role)), id)
  }

  /// One comparison of a text that is there with another.
  func compare(_ id: LabelID, _ test: TextTest, _ other: LabelID) -> Truth {
    Self.truth(other) { pool.compare(id, test, $0) }
  }

  private func lists(_ lookup: TextTest.Lookup, role: Role) -> [AskedWords] {
    lookup.map { words.asked($0, role: role) }
  }

  /// What a test says that compares the texts of nodes with others.
  ///
  /// - Parameter settle: what becomes of a *no* at a node.
  func comparisons(
    _ test: TextTest, _ column: [LabelID], _ others: [LabelID], _ domain: NodeSet, no settle: (Int) -> Truth
  ) -> TruthSet {
    pool.comparisons(test, column, others, domain, no: settle)
  }
}
