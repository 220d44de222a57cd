import AccessibilityTree
import Rules
import Speech

/// Rectangles, each compared by itself.
extension NaiveOracle {
  private func rect(_ node: Node?) -> Rect? { node?.bounds.value.flatMap { $0.isEmpty ? nil : $0 } }

  func frame(_ side: Expression.Side, _ test: NumberTest, _ node: Node) -> Truth {
    guard snapshot.carries(.bounds) else { return .unknown }
    guard let rect = rect(node) else { return .no }
    switch side {
    case .width: return Truth(test.holds(for: Double(rect.width)))
    case .height: return Truth(test.holds(for: Double(rect.height)))
    case .ratio: return Truth(test.holds(for: Double(rect.width / rect.height)))
    case .share:
      guard let screen = around(.screen, node) else { return .no }
      return Truth(test.holds(for: Double(rect.height / (screen.width < screen.height ? screen.width : screen.height))))
    }
  }

  /// The screen is the outermost rectangle around the node.
  private func around(_ surrounding: Expression.Surrounding, _ node: Node) -> Rect? {
    switch surrounding {
    case .parent: rect(node.parent)
    case .screen: node.ancestors.compactMap(rect).last
    }
  }

  func isWithin(_ surrounding: Expression.Surrounding, _ node: Node) -> Truth {
    guard snapshot.carries(.bounds), let outer = around(surrounding, node), let inner = rect(node) else {
      return .unknown
    }
    let isOut = [
      outer.x - inner.x, outer.y - inner.y, inner.maxX - outer.maxX, inner.maxY - outer.maxY,
    ].contains { $0 > 2 }
    return Truth(!isOut)
  }

  func fills(_ surrounding: Expression.Surrounding, _ node: Node) -> Truth {
    guard snapshot.carries(.bounds) else { return .unknown }
    guard let outer = around(surrounding, node), let inner = rect(node) else { return .no }
    return Truth(inner.width >= outer.width * 0.9 && inner.height >= outer.height * 0.85)
  }

  func sharesBox(_ id: Expression.ID, _ node: Node) -> Truth {
    guard snapshot.carries(.bounds) else { return .unknown }
    guard let own = rect(node) else { return .no }
    let others = snapshot.nodes.filter { other in
      other.index != node.index && rect(other) == own && !other.ancestors.contains { $0.index == node.index }
    }
    return any(others, id)
  }

  func overlaps(_ id: Expression.ID, _ node: Node) -> Truth {
    guard snapshot.carries(.bounds) else { return .unknown }
    guard let parent = node.parent else { return .no }
    guard let own = rect(node) else { return .unknown }
    let others = parent.children.filter { other in
      guard other.index != node.index, let rect = rect(other) else { return false }
      let width = min(own.maxX, rect.maxX) - max(own.x, rect.x)
      let height = min(own.maxY, rect.maxY) - max(own.y, rect.y)
      guard width > 0, height > 0 else { return false }
      return width * height / min(own.width * own.height, rect.width * rect.height) > 0.1
    }
    return any(others, id)
  }

  /// A stop as seen from a node.
  func isPlaced(_ stop: Node, _ relation: Expression.Relation, of node: Node) -> Truth {
    guard snapshot.carries(.bounds), let stop = rect(stop), let node = rect(node) else { return .unknown }
    let lower = min(stop.height, node.height)
    let language = (snapshot.meta.language ?? "").split { "-_".contains($0) }.first.map(String.init) ?? ""
    let isMirrored = ["ar", "fa", "he", "iw", "ur", "yi"].contains(language)
    let (isLeft, isRight) = (stop.maxX <= node.x, stop.x >= node.maxX)
    switch relation {
    case .above: return Truth(node.y - stop.maxY >= 0)
    case .below: return Truth(stop.y - node.maxY >= 0)
    case .farAbove: return Truth(stop.maxY + lower <= node.y)
    case .farBelow: return Truth(stop.y >= node.maxY + lower)
    case .leading: return Truth(isMirrored ? isRight : isLeft)
    case .trailing: return Truth(isMirrored ? isLeft : isRight)
    case .sibling, .ancestor, .descendant: return .no
    }
  }

  /// Beside an edge of what scrolls around the node, of one of the two only: what reaches from edge to edge is not cut.
  func isScrolledOut(_ extent: Expression.Extent, _ node: Node) -> Truth {
    var truth = Truth.no
    for ancestor in node.ancestors {
      let rows: [Role] = [.list, .grid, .table, .scrollView, .pager]
      guard rows.contains(ancestor.role) || ancestor.isOn(.scrollable) else { continue }
      // The row of the list that the node is in.
      let item = node.ancestors.filter { $0.ancestors.contains { $0.index == ancestor.index } }.last ?? node
      guard let own = rect(node), let row = item.bounds.value, let list = ancestor.bounds.value else {
        truth = .unknown
        continue
      }
      let isTop = row.y <= list.y + 2
      let isBottom = row.maxY >= list.maxY - 2
      let isLeft = row.x <= list.x + 2
      let isRight = row.maxX >= list.maxX - 2
      let isLow = isTop != isBottom && (isTop ? own.y <= list.y + 2 : own.maxY >= list.maxY - 2)
      let isNarrow = isLeft != isRight && (isLeft ? own.x <= list.x + 2 : own.maxX >= list.maxX - 2)
      guard isLow || isNarrow else { continue }
      if extent == .possible { return .yes }
      let screen = ancestor.ancestors.compactMap(\.bounds.value).last ?? list
      if isLow && own.height <= screen.height * 0.025 || isNarrow && own.width <= screen.width * 0.025 { return .yes }
    }
    return truth
  }
}
