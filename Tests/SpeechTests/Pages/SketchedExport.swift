/// An export of one exporter, made of the nodes that a page file lists: what the exporter writes of every node is filled
/// in, and the nodes are laid out below each other.
protocol SketchedExport: SendableMetatype {
  static var format: String { get }
  /// The whole file.
  static func rendered(_ nodes: [SketchedNode]) -> String
}

/// The exporters that page files can name.
enum SketchedExports {
  static let all: [any SketchedExport.Type] = [
    SketchedXCUITest.self, SketchedIDB.self, SketchedMobilerun.self, SketchedUiAutomator2.self,
    SketchedAxeAndroid.self, SketchedMaestroAndroid.self, SketchedTrailblaze.self,
  ]

  static func named(_ format: String) -> (any SketchedExport.Type)? { all.first { $0.format == format } }
}

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
