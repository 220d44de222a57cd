import AccessibilityTree
import AuditTesting

extension Mutant {
  /// Puts a button that is reached below a node.
  mutating func addButton(below parent: Int) -> Bool {
    let button = screen.addCopy(of: node, below: parent)
    screen[button].record.traits = screen.carried.contains(.traits) ? .button : []
    screen[button].record.role = .button
    screen[button].extras = NodeExtras()
    screen.set(.nativeClass, "android.widget.Button", of: button)
    screen.set(.identifier, nil, of: button)
    for property in Property.allCases where property.isFlag && screen.carried.contains(property) {
      screen.set(property, false, of: button)
    }
    for property in [Property.clickable, .focusable, .enabled, .element, .visible]
    where screen.carried.contains(property) {
      screen.set(property, true, of: button)
    }
    return rename(button, like: node, to: "Send")
  }
}
