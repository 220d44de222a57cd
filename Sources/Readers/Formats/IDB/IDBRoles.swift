import AccessibilityTree

/// idb's and AXe's names of elements → roles.
///
/// The backend `ax` uses AppKit's words, the backends `axbridge` those of XCUIElementType. A word that both have means
/// the same.
///
/// Source: facebook/idb AXRoleVocabulary.swift (translatorRoleNames, translatorSubroleNames).
enum IDBRoles {
  /// The role of an element.
  ///
  /// - Parameters:
  ///   - type: without “AX”.
  ///   - subrole: without “AX”. Without a subrole, a switch is a check box, and a tab a radio button.
  ///   - traits: for roles without a word in AppKit. Without traits, a wheel of a picker is a slider.
  static func role(of type: String, subrole: String, traits: Traits) -> Role {
    let role = subroles[subrole] ?? table[type] ?? XCUIElementRoles.role(of: type)
    switch role {
    case .slider, .other, .text, .group:
      if traits.contains(.pickerElement) { return .pickerWheel }
      if traits.contains(.tabBar), role != .slider { return .tabList }
      return role
    case .button:
      if traits.contains(.backButton) { return .backButton }
      return traits.contains(.keyboardKey) ? .key : role
    default: return role
    }
  }

  private static let table: [String: Role] = [
    "GenericElement": .other, "Heading": .heading, "ScrollArea": .scrollView, "WebArea": .webView,
    // A text that cannot be edited is a StaticText.
    "TextArea": .textField,
    "Row": .cell, "List": .list, "Incrementor": .stepper, "BusyIndicator": .loadingIcon,
    // Subroles, which the backends `axbridge` write in place of the type.
    "TabButton": .tab, "BackButton": .backButton,
  ]

  private static let subroles: [String: Role] = [
    "Switch": .switchControl, "Toggle": .switchControl, "TabButton": .tab, "SearchField": .searchField,
    "SecureTextField": .secureTextField,
  ]
}
