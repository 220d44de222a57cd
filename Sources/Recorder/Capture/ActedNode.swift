import AccessibilityTree

/// Finds the node of a tree that a request acted on.
///
/// A wrong node would blame the app for what another one does, so every doubt is a nil.
struct ActedNode {
  private let snapshot: Snapshot

  init(in snapshot: Snapshot) { self.snapshot = snapshot }

  /// The only node that a locator can have found; nil for a locator that only the server understands.
  func node(by locator: ElementLocator) -> Int? {
    guard !locator.isOneOfMany else { return nil }
    let found = snapshot.nodes.filter { matches(locator, $0) == true }
    return found.count == 1 ? found[0].index : nil
  }

  /// The node with this rectangle, and the one that fits the locator where several share it.
  func node(at rect: Rect, by locator: ElementLocator?) -> Int? {
    let alike = snapshot.nodes.filter { node in
      guard let bounds = node.bounds.value else { return false }
      return isNear(bounds.x, rect.x) && isNear(bounds.y, rect.y) && isNear(bounds.maxX, rect.maxX)
        && isNear(bounds.maxY, rect.maxY)
    }
    if alike.count < 2 { return alike.first?.index }
    if let locator {
      let fitting = alike.filter { matches(locator, $0) == true }
      if fitting.count == 1 { return fitting[0].index }
    }
    // A control and the layouts around it that are as large as it.
    let operable = alike.filter { $0.isOn(.clickable) || $0.role.isControl }
    return operable.count == 1 ? operable[0].index : nil
  }

  /// What a finger at this point hits: the innermost node that can be operated, unless two lie on each other there.
  func node(atX x: Double, y: Double) -> Int? {
    let (x, y) = (Float(x), Float(y))
    let hit = snapshot.nodes.filter { node in
      guard node.isOn(.clickable) || node.role.isControl, !node.isOff(.visible), let bounds = node.bounds.value else {
        return false
      }
      return bounds.x <= x && x < bounds.maxX && bounds.y <= y && y < bounds.maxY
    }
    guard let inner = hit.last else { return nil }
    return hit.dropLast().allSatisfy { $0.subtreeEnd > inner.index } ? inner.index : nil
  }

  /// What captures call a node: its identifier where no other has it, else its path.
  func name(of node: Int) -> String {
    if let identifier = snapshot[node].text(.identifier).value, snapshot.node(named: identifier) == node {
      return identifier
    }
    return snapshot.path(of: node)
  }

  /// Edges are rounded in one of the two.
  private func isNear(_ one: Float, _ other: Float) -> Bool { abs(one - other) <= 1 }

  /// Nil for a strategy that only the server understands.
  private func matches(_ locator: ElementLocator, _ node: Node) -> Bool? {
    let identifier = node.text(.identifier).value
    switch locator.strategy {
    case "id":
      // UiAutomator2 completes a bare id with the app's package.
      return identifier == locator.value || identifier?.hasSuffix(":id/\(locator.value)") == true
    case "accessibility id", "name":
      return snapshot.platform == .ios
        ? identifier == locator.value || (identifier == nil && node.text(.label).value == locator.value)
        : node.text(.label).value == locator.value
    case "class name": return node.text(.nativeClass).value == locator.value
    default: return nil
    }
  }
}
