import AccessibilityTree
import Audit

/// The rectangles of a screen that the page draws, each with the words in it.
struct ScreenBoxes {
  /// A rectangle and what is in it.
  struct Box {
    let bounds: Rect
    let sort: Sort
    let text: String
  }

  /// How a rectangle is drawn; the raw value is its number in the page's data.
  enum Sort: Int {
    case container
    case text
    case control
    case image
  }

  private(set) var boxes: [Box] = []
  /// The place of each node's box; nodes with the same rectangle share one unless both have words.
  private(set) var places: [Int: Int] = [:]
  /// The lower right corner of everything that is drawn.
  private(set) var width: Float = 0
  private(set) var height: Float = 0
  /// How many nodes have rectangles that are not drawn, because there are too many.
  private(set) var leftOut = 0

  /// More would take a browser longer to draw than a person to look.
  private static let limit = 500
  private static let textLimit = 60

  /// - Parameter marked: nodes that are drawn even where there are too many: stops, and nodes of findings.
  init(_ snapshot: Snapshot, marked: Set<Int>) {
    let edge = Self.edge(of: snapshot)
    (width, height) = (edge.x, edge.y)
    var seen: [Rect: Int] = [:]
    for node in snapshot.nodes {
      guard let bounds = node.bounds.value, isInView(bounds) else { continue }
      guard marked.contains(node.index) || !node.isOff(.visible) else { continue }
      let sort = Self.sort(of: node)
      let text = sort == .container ? "" : Self.text(of: node)
      if let place = seen[bounds], text.isEmpty || boxes[place].text == text {
        places[node.index] = place
      } else if boxes.count < Self.limit || marked.contains(node.index) && boxes.count < 2 * Self.limit {
        places[node.index] = boxes.count
        seen[bounds] = boxes.count
        boxes.append(Box(bounds: bounds, sort: sort, text: text))
      } else {
        leftOut += 1
      }
    }
  }

  private func isInView(_ bounds: Rect) -> Bool {
    bounds.maxX > 0 && bounds.maxY > 0 && bounds.x < width && bounds.y < height
  }

  /// The size of the screen: the roots', else that of everything on it.
  private static func edge(of snapshot: Snapshot) -> (x: Float, y: Float) {
    let roots = snapshot.roots.compactMap(\.bounds.value)
    let all = roots.isEmpty ? snapshot.nodes.compactMap(\.bounds.value) : roots
    // A hostile export must not make a drawing of a million points.
    let edges = all.filter { $0.maxX < 100_000 && $0.maxY < 100_000 }
    return (edges.map(\.maxX).max() ?? 0, edges.map(\.maxY).max() ?? 0)
  }

  private static func sort(of node: Node) -> Sort {
    if node.role.isControl || node.isOn(.clickable) && !node.hasChildren { return .control }
    if node.role == .image || node.role == .loadingIcon { return .image }
    if node.role.isContent || node.text(.text).value != nil && !node.hasChildren { return .text }
    return .container
  }

  /// What is seen in the box; a control with inner texts leaves the words to them.
  private static func text(of node: Node) -> String {
    if node.hasChildren, node.text(.text).value == nil { return "" }
    let words =
      node.text(.text).value ?? node.text(.label).value ?? node.text(.value).value
      ?? node.text(.placeholder).value
    return words.map { CleanText.line(String($0.prefix(textLimit))) } ?? ""
  }
}
