import AccessibilityTree

/// Superclasses of a view → its role.
enum ATFRoles {
  /// The role of the most specific of these classes, which are in no order; `other` if none has a role.
  static func role(ofSuperclasses names: [String]) -> Role {
    let roles = Set(names.map(AndroidRoles.role(of:)))
    return mostSpecialFirst.first(where: roles.contains) ?? roles.first { $0 != .other } ?? .other
  }

  /// Each class comes before those that it inherits from: a switch is a compound button, which is a button, which is a
  /// text.
  private static let mostSpecialFirst: [Role] = [
    .switchControl, .checkBox, .radioButton, .toggleButton, .searchField, .textField, .button, .slider, .loadingIcon,
    .progressBar, .pickerWheel, .picker, .dropDownList, .tab, .tabList, .grid, .list, .pager, .webView, .toolbar,
    .scrollView, .group, .image, .text,
  ]
}
