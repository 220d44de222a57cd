/// Gives every node a place of its own: nodes below each other, those of a row side by side, a container around what it
/// holds.
///
/// No two frames are equal, so a node that was read is found by its frame.
struct Layout {
  let platform: TruthPlatform

  /// The nodes below each other from this height on; returns where they end.
  func place(_ nodes: inout [TruthNode], from top: Int) -> Int {
    let margin = platform.lineHeight / 3
    var y = top
    for index in nodes.indices {
      y = place(&nodes[index], x: margin, y: y, width: platform.screen.width - 2 * margin) + margin / 2
    }
    return y
  }

  /// One node in this width; returns its lower edge.
  private func place(_ node: inout TruthNode, x: Int, y: Int, width: Int) -> Int {
    var width = width
    var height = platform.lineHeight
    let size = node.numbers("size").map(Int.init)
    if size.count == 2 { (width, height) = (size[0], size[1]) }
    let inset = 3
    if !node.children.isEmpty {
      var bottom = y + inset
      let share = (width - 2 * inset) / (node.isRow ? node.children.count : 1)
      for index in node.children.indices {
        let childX = x + inset + (node.isRow ? index * share : 0)
        let childY = node.isRow ? y + inset : bottom
        let end = place(&node.children[index], x: childX, y: childY, width: share - 2)
        bottom = max(bottom, end + 2)
      }
      if size.count != 2 { height = bottom + inset - y }
    }
    node.frame = TruthFrame(x: x, y: y, width: width, height: height)
    return y + height
  }
}
