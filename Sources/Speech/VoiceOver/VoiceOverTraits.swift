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
    var implied = traits(of: columns.role(node))
    if columns.isOn(.heading, node) { implied.insert(.header) }
    if columns.isOn(.adjustable, node) { implied.insert(.adjustable) }
    if columns.isOn(.selected, node) { implied.insert(.selected) }
    if columns.isOff(.enabled, node) { implied.insert(.notEnabled) }
    // A field with the keyboard's focus is being edited.
    if columns.isOn(.inputFocused, node), !implied.isDisjoint(with: [.textEntry, .searchField]) {
      implied.insert(.isEditing)
    }
    // In a canonical tree, an element without traits gets those of its role. In an export it has none.
    let isDecided = columns.snapshot.carries(.traits) && !(columns.isCanonical && own.isEmpty)
    guard isDecided else { return own.union(implied) }
    let states: Traits = [.selected, .notEnabled]
    return own.union(implied.subtracting(Self.public.subtracting(states)))
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
