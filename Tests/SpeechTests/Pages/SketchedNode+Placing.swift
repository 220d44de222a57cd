extension [SketchedNode] {
  /// The same nodes, each with a frame of its own, a container around what it holds.
  func placed(x: Int, y: Int, width: Int, line: Int) -> [SketchedNode] {
    var (nodes, top) = (self, y)
    for index in nodes.indices {
      nodes[index].place(x: x, y: top, width: width, line: line)
      top = nodes[index].frame.bottom + 2
    }
    return nodes
  }
}

extension SketchedNode {
  fileprivate mutating func place(x: Int, y: Int, width: Int, line: Int) {
    frame = SketchedFrame(x: x, y: y, width: width, height: line)
    guard !children.isEmpty else { return }
    guard isRow else {
      children = children.placed(x: x + 1, y: y + 1, width: width - 2, line: line)
      frame.height = children[children.count - 1].frame.bottom + 1 - y
      return
    }
    let share = (width - 2) / children.count
    for index in children.indices {
      children[index].place(x: x + 1 + index * share, y: y + 1, width: share - 2, line: line)
    }
    frame.height = (children.map(\.frame.bottom).max() ?? y) + 1 - y
  }
}
