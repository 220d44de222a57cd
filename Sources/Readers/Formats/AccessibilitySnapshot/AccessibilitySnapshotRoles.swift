import AccessibilityTree

/// AccessibilitySnapshot's containers and traits → roles.
///
/// Source: cashapp/AccessibilitySnapshot AccessibilityContainer.swift, AccessibilityPrimitives.swift.
enum AccessibilitySnapshotRoles {
  /// The roles of containers. A series is a UISegmentedControl, the only view besides tab bars in which the library
  /// counts places.
  static let containers: [String: Role] = [
    "list": .list, "landmark": .group, "semanticGroup": .group, "dataTable": .table, "tabBar": .tabList,
    "series": .segmentedControl, "scrollable": .scrollView, "none": .other,
  ]

  /// Roles by trait. The first trait that an element has decides. An adjustable element may be a slider, a stepper or a
  /// wheel; the traits do not say which.
  static let byTrait: [(trait: Traits, role: Role)] = [
    (.secureTextField, .secureTextField), (.searchField, .searchField), (.textEntry, .textField),
    (.toggle, .switchControl), (.backButton, .backButton), (.tabButton, .tab), (.keyboardKey, .key),
    (.pickerElement, .pickerWheel), (.popupButton, .dropDownList), (.link, .link), (.button, .button),
    (.header, .heading), (.image, .image), (.staticText, .text),
  ]
}
