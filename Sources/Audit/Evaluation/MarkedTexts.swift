import AccessibilityTree

/// The nodes of one column by the lists that the words of their texts are in, so that a question looks at few of them.
struct MarkedTexts {
  /// Those that were looked at.
  private var domain: NodeSet
  private var texts: NodeSet
  /// Those of whose text nobody knows.
  private var unknown: NodeSet
  /// Those whose text is in other letters than the language of the screen.
  private var foreign: NodeSet
  /// By number of the bit, see `WordIndex`; nil for no node.
  private var byList = [NodeSet?](repeating: nil, count: UInt64.bitWidth)

  /// None of this many nodes was looked at.
  init(count: Int) {
    let none = NodeSet(count: count)
    (domain, texts, unknown, foreign) = (none, none, none, none)
  }

  /// Looks at the nodes of the domain that nobody looked at.
  ///
  /// - Parameter column: the number of the text, by node.
  mutating func add(_ domain: NodeSet, _ column: [LabelID], _ known: (LabelID) -> KnownText) {
    guard !domain.isSubset(of: self.domain) else { return }
    for node in domain.subtracting(self.domain) {
      let id = column[node]
      guard id.isText else {
        if id != .absent { unknown.insert(node) }
        continue
      }
      texts.insert(node)
      let text = known(id)
      if text.isForeign { foreign.insert(node) }
      var bits = text.lists
      while bits != 0 {
        let bit = bits.trailingZeroBitCount
        if byList[bit] == nil { byList[bit] = NodeSet(count: texts.count) }
        byList[bit]?.insert(node)
        bits &= bits &- 1
      }
    }
    self.domain.formUnion(domain)
  }

  /// The nodes of the domain in whose texts the question may find something.
  func candidates(_ question: TextQuestion, _ domain: NodeSet) -> NodeSet {
    var candidates = question.looksAtForeign ? foreign : NodeSet(count: texts.count)
    var bits = question.listBits
    while bits != 0 {
      if let nodes = byList[bits.trailingZeroBitCount] { candidates.formUnion(nodes) }
      bits &= bits &- 1
    }
    candidates.formIntersection(domain)
    return candidates
  }

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
