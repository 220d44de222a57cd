import AccessibilityTree

/// The nodes of one column by marks of their texts, so that a question looks at few of them.
struct TextMarks {
  private var marks: NodeMarks
  private var texts: NodeSet
  /// Those of whose text nobody knows.
  private var unknown: NodeSet

  /// None of this many nodes was looked at.
  init(count: Int) {
    marks = NodeMarks(count: count, bits: UInt64.bitWidth)
    texts = NodeSet(count: count)
    unknown = texts
  }

  /// Looks at the nodes of the domain that nobody looked at.
  ///
  /// - Parameters:
  ///   - column: the number of the text, by node.
  ///   - bits: the marks of a text that is there.
  @inline(__always)
  mutating func add(_ domain: NodeSet, _ column: [LabelID], _ bits: (_ text: LabelID, _ node: Int) -> UInt64) {
    guard !domain.isSubset(of: marks.domain) else { return }
    let open = domain.subtracting(marks.domain)
    let (texts, unknown) = open.divided { column[$0].isText ? .yes : column[$0] == .absent ? .no : .unknown }
    marks.add(texts, of: domain) { bits(column[$0], $0) }
    self.texts.formUnion(texts)
    if let unknown { self.unknown.formUnion(unknown) }
  }

  /// The nodes of the domain whose texts have one of these marks.
  func nodes(with bits: UInt64, _ domain: NodeSet) -> NodeSet { marks.nodes(with: bits).intersection(domain) }

  /// The same answer for every text of these nodes. *No* for an absent text, unknown for one that is not exported.
  func truths(_ answer: Truth, _ nodes: NodeSet) -> TruthSet {
    let open = unknown.intersection(nodes)
    return switch answer {
    case .yes: TruthSet(holds: texts.intersection(nodes), unknown: open)
    case .no: TruthSet(holds: NodeSet(count: texts.count), unknown: open)
    case .unknown: TruthSet(holds: NodeSet(count: texts.count), unknown: open.union(texts.intersection(nodes)))
    }
  }
}
