import AccessibilityTree

/// What a screen calls itself, so that its captures at two text sizes and in two runs are known to be one screen.
enum ScreenTitle {
  /// The longest text that is a title and no paragraph.
  private static let longest = 60

  /// Nil where the tree has no title, or several: a wrong one would compare two screens.
  static func title(of snapshot: Snapshot) -> String? {
    let bars = snapshot.nodes.filter { $0.role == .navigationBar || $0.role == .toolbar }
    if bars.count == 1 {
      let inside = snapshot.nodes.filter { bars[0].index < $0.index && $0.index < bars[0].subtreeEnd }
      if let title = only(inside.filter { $0.role == .heading }) ?? only(inside.filter { $0.role == .text }) {
        return title
      }
      // UIKit names a bar after its title.
      if let title = text(of: bars[0]) ?? bars[0].text(.identifier).value { return title }
    }
    return only(snapshot.nodes.filter { $0.role == .heading || $0.isOn(.heading) })
  }

  private static func only(_ nodes: [Node]) -> String? { nodes.count == 1 ? text(of: nodes[0]) : nil }

  private static func text(of node: Node) -> String? {
    let text = node.text(.label).value ?? node.text(.text).value
    return text.flatMap { $0.count <= longest ? $0 : nil }
  }
}
