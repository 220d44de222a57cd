import AccessibilityTree
import Rules

/// The nodes of one column by what is known of their texts.
struct MarkedTexts {
  /// By the lists that the words of the texts are in, see `WordIndex`.
  private var lists: TextMarks
  /// By the shapes that the texts may have.
  private var shapes: TextMarks
  /// Those whose text is in other letters than the language of the screen, of those that were looked at for lists.
  private var foreign: NodeSet

  /// None of this many nodes was looked at.
  init(count: Int) {
    lists = TextMarks(count: count)
    shapes = lists
    foreign = NodeSet(count: count)
  }

  /// The nodes of the domain in whose texts a question about words may find something, and what it says of the others.
  ///
  /// - Parameter column: the number of the text, by node.
  mutating func candidates(
    _ question: TextQuestion, _ column: [LabelID], _ domain: NodeSet, _ known: (LabelID) -> KnownText
  ) -> (nodes: NodeSet, others: TruthSet) {
    lists.add(domain, column) { id, node in
      let text = known(id)
      if text.isForeign { foreign.insert(node) }
      return Self.mark(text.lists)
    }
    var nodes = lists.nodes(with: Self.mark(question.listBits), domain)
    if question.looksAtForeign { nodes.formUnion(foreign.intersection(domain)) }
    return (nodes, lists.truths(question.answerOfNone, domain.subtracting(nodes)))
  }

  /// A list in the second half has the mark of one in the first; which of the two a text is in, its question tells.
  private static func mark(_ lists: UInt128) -> UInt64 { UInt64(truncatingIfNeeded: lists | lists >> 64) }

  /// The nodes of the domain whose texts may have one of these shapes, and what the question says of the others.
  mutating func candidates(
    _ wanted: ShapeSet, _ column: [LabelID], _ domain: NodeSet, _ possible: (LabelID) -> ShapeSet
  ) -> (nodes: NodeSet, others: TruthSet) {
    shapes.add(domain, column) { id, _ in UInt64(possible(id).bits) }
    let nodes = shapes.nodes(with: UInt64(wanted.bits), domain)
    return (nodes, shapes.truths(.no, domain.subtracting(nodes)))
  }
}
