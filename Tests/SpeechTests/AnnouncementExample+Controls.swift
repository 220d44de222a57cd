import AccessibilityTree

/// Source: magentaA11y, native/controls/button, wheel-picker and time-picker.
extension AnnouncementExample {
  static let button: [AnnouncementExample] = [
    .init(
      document: .button, sentence: "Submit button, Button.", platform: .ios, tree: #"button "Submit button""#,
      heard: [["Submit button", "button"]]),
    .init(
      document: .button, sentence: "Submit, Button.", platform: .ios, tree: #"button "Submit""#,
      heard: [["Submit", "button"]]),
    .init(
      document: .button, sentence: "Label, button.", platform: .ios, tree: #"button "Label""#,
      heard: [["Label", "button"]]),
    .init(
      document: .button, sentence: "Label, button, selected.", platform: .ios, tree: #"button "Label" selected"#,
      heard: [["Selected", "Label", "button"]]),
    .init(
      document: .button, sentence: "Label, dimmed, button.", platform: .ios, tree: #"button "Label" disabled"#,
      heard: [["Label", "dimmed", "button"]]),
    .init(
      document: .button, sentence: "double tap to activate.", platform: .android, tree: #"button "Label""#,
      heard: [["Label", "button"]], hint: "double-tap to activate"),
    .init(
      document: .button, sentence: "Label, button, double tap to activate.", platform: .android,
      tree: #"button "Label""#, heard: [["Label", "button"]], hint: "double-tap to activate"),
    .init(
      document: .button, sentence: "Label, button, disabled.", platform: .android, tree: #"button "Label" disabled"#,
      heard: [["Label", "button", "disabled"]]),
    .init(
      document: .button, sentence: "Label, (content in cell), button, double tap to activate.", platform: .android,
      tree: """
        other clickable
          text "Label"
          text "content in cell"
          button clickable=false
        """,
      heard: [["Label", "content in cell", "button"]], hint: "double-tap to activate"),
  ]

  static let wheelPicker: [AnnouncementExample] = [
    .init(
      document: .wheelPicker, sentence: "Picker item, adjustable", platform: .ios, tree: february,
      heard: [["February", "picker item", "adjustable"]]),
    .init(
      document: .wheelPicker, sentence: "swipe up or down to adjust the value", platform: .ios, tree: february,
      heard: [["February", "picker item", "adjustable"]], hint: "swipe up or down with one finger to adjust the value"),
    .init(
      document: .wheelPicker, sentence: "Dimmed", platform: .ios, tree: #"drop-down-list "Birthday" disabled"#,
      heard: [["Birthday", "dimmed", "pop up button"]]),
    .init(
      document: .wheelPicker, sentence: "Dropdown list", platform: .android, tree: #"drop-down-list "PM""#,
      heard: [["PM", "drop down list"]], hint: "double-tap to change"),
    .init(
      document: .wheelPicker, sentence: "disabled", platform: .android, tree: #"button "Birthday" disabled"#,
      heard: [["Birthday", "button", "disabled"]]),
    .init(
      document: .timePicker, sentence: "Add birthday, button", platform: .ios, tree: #"button "Add birthday""#,
      heard: [["Add birthday", "button"]]),
    .init(
      document: .timePicker,
      sentence: "February, picker item, adjustable, swipe up or down with one finger to adjust the value",
      platform: .ios, tree: february, heard: [["February", "picker item", "adjustable"]],
      hint: "swipe up or down with one finger to adjust the value"),
    // Compose says the choice of a radio button in a state description, and older versions leave it clickable.
    .init(
      document: .timePicker, sentence: "Selected, PM, Radio button, 2 of 2, Double tap to select", platform: .android,
      tree: """
        group collection=[1,2,single]
          radio-button "AM" checkable state-description="Not selected" position=[1,2]
          radio-button "PM" checkable checked state-description=Selected position=[2,2]
        """,
      heard: [
        ["Not selected", "AM", "radio button", "1 of 2", "In list, 2 items"],
        ["Selected", "PM", "radio button", "2 of 2"],
      ], stop: 1, hint: "double-tap to select"),
    // A spinner says its class, and its child what is chosen: the very order of the recording.
    .init(
      document: .timePicker, sentence: "Dropdown list, PM, Double tap to change", platform: .android,
      tree: """
        drop-down-list class=android.widget.Spinner
          text text=PM
        """,
      heard: [["drop down list", "PM"]], hint: "double-tap to change"),
  ]

  private static let february = """
    picker
      picker-wheel value=February
    """
}
