import AccessibilityTree

/// Roles of Apple's accessibility API → roles.
///
/// Source: facebook/idb FBAXRoleVocabulary.swift; cameroncooke/AXe AccessibilityFetcher.swift; block/trailblaze
/// DriverNodeDetail.IosAxe.INTERACTIVE_ROLES.
enum TrailblazeAxeRoles {
  /// The role of “AXButton”, made more exact by a subrole such as “AXSwitch”; one that says nothing is `other`.
  static func role(of role: String, subrole: String) -> Role {
    let (role, subrole) = (name(role), name(subrole))
    if let exact = subroles[subrole] { return exact }
    return table[role] ?? XCUIElementRoles.role(of: role)
  }

  private static func name(_ role: String) -> String {
    role.hasPrefix("AX") ? String(role.dropFirst(2)) : role
  }

  private static let subroles: [String: Role] = [
    "SearchField": .searchField, "TabButton": .tab, "Switch": .switchControl, "SecureTextField": .secureTextField,
  ]

  /// Where the names are not those of XCTest's element types, or mean more.
  private static let table: [String: Role] = [
    "Heading": .heading, "TextArea": .textField, "ScrollArea": .scrollView, "WebArea": .webView,
    "BackButton": .backButton,
  ]
}
