import AccessibilityTree
import AuditTesting

/// States as exporters write them: as a flag, and in exports of iOS as a trait too.
extension Mutant {
  /// Whether the export says of a node whether it is selected.
  func knowsSelected(_ node: Int) -> Bool { spot.snapshot[node].flag(.selected).isExported }

  mutating func select(_ node: Int, _ isSelected: Bool) {
    screen.set(.selected, isSelected, of: node)
    // In examples the role stands for all traits, and one of them would be the only one.
    guard screen.carried.contains(.traits), !screen[node].record.traits.isEmpty else { return }
    if isSelected {
      screen[node].record.traits.insert(.selected)
    } else {
      screen[node].record.traits.remove(.selected)
    }
  }

  mutating func disable(_ node: Int) {
    screen.set(.enabled, false, of: node)
    if screen.carried.contains(.traits) { screen[node].record.traits.insert(.notEnabled) }
  }

  /// Takes a node and all that is below it from the screen reader; false where the export could not say so.
  mutating func hide(_ node: Int) -> Bool {
    let properties: [Property] = spot.isIOS ? [.element] : [.hidden, .element]
    guard let decisive = properties.first, spot.snapshot[node].flag(decisive).isExported else { return false }
    for below in node..<spot.snapshot[node].subtreeEnd {
      for property in properties where spot.snapshot[below].flag(property).isExported {
        screen.set(property, property == .hidden, of: below)
      }
    }
    return true
  }
}
