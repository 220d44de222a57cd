import AccessibilityTree

/// Android nodes in a list that name their children by number.
struct AndroidForest {
  let drafts: [AndroidDraft]
  private var isBuilt: [Bool]
  /// Places in `drafts`.
  private let places: [Int: Int]
  /// Indices in the tree, by the numbers of the nodes.
  private(set) var indices: [Int: Int] = [:]
  private(set) var roots: [Int] = []

  init(_ drafts: [AndroidDraft]) {
    self.drafts = drafts
    isBuilt = [Bool](repeating: false, count: drafts.count)
    places = Dictionary(
      drafts.enumerated().map { ($0.element.number, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// Builds every node once, first those that no node names as a child. A node that two others name goes to the first,
  /// and a cycle is cut where it closes.
  mutating func build(_ tree: inout AndroidNodeBuilder, limits: ReadLimits) throws(ReadFault) {
    let children = Set(drafts.lazy.flatMap(\.childNumbers))
    for place in drafts.indices where !children.contains(drafts[place].number) { try build(place, 0, &tree, limits) }
    for place in drafts.indices where !isBuilt[place] { try build(place, 0, &tree, limits) }
  }

  private mutating func build(
    _ place: Int, _ level: Int, _ tree: inout AndroidNodeBuilder, _ limits: ReadLimits
  ) throws(ReadFault) {
    guard !isBuilt[place] else { return }
    isBuilt[place] = true
    let index = try tree.builder.openNode(level: level, limits: limits)
    if level == 0 { roots.append(index) }
    indices[drafts[place].number] = index
    drafts[place].state(of: index, in: &tree)
    for child in drafts[place].childNumbers {
      if let childPlace = places[child] { try build(childPlace, level + 1, &tree, limits) }
    }
    tree.builder.closeNode()
  }

  /// States for every node the text of its label.
  ///
  /// - Parameter index: the index of the node with this number; nil leaves the text unsaid.
  func stateLabels(in tree: inout AndroidNodeBuilder, index: (Int) -> Int?) {
    tree.perNode.insert(.labeledByText)
    for draft in drafts {
      guard let node = indices[draft.number] else { continue }
      guard let number = draft.labeledByNumber, number != 0 else {
        tree.builder.state(.labeledByText, .absent, of: node)
        continue
      }
      guard let label = index(number) else { continue }
      let own = tree.builder[label].text(.label)
      tree.builder.state(.labeledByText, own.isText ? own : tree.builder[label].text(.text), of: node)
    }
  }
}
