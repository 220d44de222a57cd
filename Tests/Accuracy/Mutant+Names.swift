import AccessibilityTree
import AuditTesting

/// Names as apps set them: contentDescription and accessibilityLabel, which hide what a node shows.
extension Mutant {
  /// Gives a node a name; false when the export has no place for one at this node.
  ///
  /// - Parameter model: the node that it was made of, where it is new.
  mutating func rename(_ node: Int, like model: Int? = nil, to name: String) -> Bool {
    let old = spot.snapshot[model ?? node]
    guard let property = [Property.label, .text].first(where: { old.text($0).isExported }) else { return false }
    screen.set(property, name, of: node)
    return true
  }

  /// Takes every text away that a name can be made of; false when the export could not prove it, or when the screen
  /// reader would pass by for want of words.
  mutating func takeName(of node: Int) -> Bool {
    let old = spot.snapshot[node]
    guard old.text(.label).isExported, !spot.snapshot.carries(.text) || old.text(.text).isExported else { return false }
    if spot.isIOS {
      // Exporters that cannot say what an element is list a control, and an indicator only for its words.
      guard old.role.isControl || old.isOn(.element) else { return false }
    } else {
      // Another view may label it.
      let isLabelledByOthers = [Role.dropDownList, .pickerWheel, .textField, .slider].contains(old.role)
      guard !isLabelledByOthers || old.text(.labeledByText).isExported else { return false }
      guard [Property.clickable, .longClickable, .focusable].contains(where: old.isOn) else { return false }
    }
    // What is inside may be heard in its place. TalkBack stops at what can be tapped and has nothing inside, too.
    for child in screen.children(of: node) { screen.remove(child) }
    for property in [Property.label, .text, .labeledByText, .tooltip] where old.text(property).isExported {
      screen.set(property, nil, of: node)
    }
    return true
  }
}
