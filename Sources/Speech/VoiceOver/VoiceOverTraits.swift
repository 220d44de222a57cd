import AccessibilityTree

/// The traits that VoiceOver speaks, with private ones derived from the role.
enum VoiceOverTraits {
  /// Traits that every exporter of traits writes. For these the export decides, not the type of the element.
  ///
  /// A UIButton whose traits were overwritten keeps its type and loses the word “button”.
  static let `public`: Traits = [
    .button, .link, .header, .searchField, .image, .adjustable, .keyboardKey, .selected, .notEnabled,
  ]

  static func spoken(_ node: Int, _ columns: Columns) -> Traits {
    // By column, because a copy of the whole record would cost more than the questions.
    let own = columns.records[node].traits
    let role = columns.role(node)
    // The engine gives a check box the traits and the value of a UISwitch, and a radio button no value at all.
    let isFlutterBox = role == .checkBox && columns.isFlutter
    var implied = traits(of: isFlutterBox ? .switchControl : role)
    if columns.isOn(.heading, node) || isBarTitle(node, columns) { implied.insert(.header) }
    if columns.isOn(.adjustable, node) { implied.insert(.adjustable) }
    if columns.isOn(.selected, node) { implied.insert(.selected) }
    if columns.isOff(.enabled, node) { implied.insert(.notEnabled) }
    // A field with the keyboard's focus is being edited.
    if columns.isOn(.inputFocused, node), !implied.isDisjoint(with: [.textEntry, .searchField]) {
      implied.insert(.isEditing)
    }
    // In a canonical tree, an element without traits gets those of its role. In an export it has none.
    let isDecided = columns.snapshot.carries(.traits) && !(columns.isCanonical && own.isEmpty)
    let whole: Traits = innerSwitch(of: node, columns) == nil ? [] : [.button, .toggle]
    guard isDecided else { return own.union(implied).union(whole) }
    let states: Traits = [.selected, .notEnabled]
    return own.union(implied.subtracting(Self.public.subtracting(states))).union(whole)
  }

  /// The switch in a cell that is one element: UIKit gives the cell the switch's role and state.
  ///
  /// Source: recordings of VoiceOver in Settings (“Airplane Mode, switch button, off”).
  static func innerSwitch(of node: Int, _ columns: Columns) -> Int? {
    guard columns.role(node) == .cell, columns.isOn(.element, node), columns.hasChildren(node) else { return nil }
    if let value = columns.text(.value, node), value != "0", value != "1" { return nil }
    let controls = (node + 1..<columns.end(node)).filter { columns.role($0).isControl }
    return controls.count == 1 && columns.role(controls[0]) == .switchControl ? controls[0] : nil
  }

  /// Whether it is the title of a navigation bar, which UIKit makes a heading.
  private static func isBarTitle(_ node: Int, _ columns: Columns) -> Bool {
    guard columns.role(node) == .text else { return false }
    let bar = columns.parent(node)
    guard bar >= 0, columns.role(bar) == .navigationBar, let title = columns.text(.label, node) else { return false }
    return title == columns.text(.label, bar) || title == columns.text(.identifier, bar)
  }

  private static func traits(of role: Role) -> Traits {
    switch role {
    case .button, .menuItem, .radioButton: .button
    case .backButton: [.button, .backButton]
    case .link: .link
    case .image: .image
    case .heading: .header
    case .textField: .textEntry
    case .secureTextField: [.textEntry, .secureTextField]
    case .searchField: .searchField
    case .switchControl, .toggleButton: [.button, .toggle]
    case .slider, .pageIndicator, .stepper: .adjustable
    case .tab: .tabButton
    case .pickerWheel: [.pickerElement, .adjustable]
    case .dropDownList: .popupButton
    case .key: .keyboardKey
    default: []
    }
  }
}
