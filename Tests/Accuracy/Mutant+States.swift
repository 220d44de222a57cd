import AccessibilityTree
import AuditTesting

/// States as exporters write them: as a flag, and in exports of iOS as a trait too.
extension Mutant {
  /// Whether the export says of a node whether it is selected.
  func knowsSelected(_ node: Int) -> Bool { spot.snapshot[node].flag(.selected).isExported }

  mutating func select(_ node: Int, _ isSelected: Bool) {
    screen.set(.selected, isSelected, of: node)
    guard screen.carried.contains(.traits) else { return }
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
}
