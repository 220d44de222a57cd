import AccessibilityTree

/// A11yUITests' names of element types → roles.
///
/// Source: rwapp/A11yUITests XCUIElement.ElementType+Name.swift; every other type is “Other” there.
enum A11yUITestsRoles {
  /// The role of a type; a type that says nothing is `other`.
  static func role(of type: String) -> Role { table[type] ?? .other }

  private static let table: [String: Role] = [
    "Label": .text, "Button": .button, "Text Field": .textField, "Cell": .cell, "Switch": .switchControl,
    "Alert": .alert, "Page Indicator": .pageIndicator, "Activity Indicator": .loadingIcon, "Link": .link,
    "Search Field": .searchField, "Slider": .slider, "Text View": .text, "Secure Text Field": .secureTextField,
    "Date Picker": .picker, "Stepper": .stepper, "Dialog": .dialog, "Progress Indicator": .progressBar,
    "Segmented Control": .segmentedControl, "Picker": .picker, "Picker Wheel": .pickerWheel, "Image": .image,
  ]
}
