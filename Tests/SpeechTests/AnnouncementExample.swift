import AccessibilityTree
import Testing

/// A sentence that the criteria documents give as an announcement example, the tree it is spoken of, and how it is heard.
struct AnnouncementExample: CustomTestStringConvertible, Sendable {
  /// As the document has it, quotation marks left out.
  let sentence: String
  let platform: Platform
  let tree: String
  /// By stop, in swipe order.
  let heard: [[String]]
  /// The stop that the sentence is about, from 0.
  var stop = 0
  var hint: String?

  var testDescription: String { "\(platform.displayName): “\(sentence)”" }
}

extension AnnouncementExample {
  static let segments = """
    segmented-control "Favorite apps"
      button "Weather" selected
      button "Photos"
      button "Clock" disabled
    """
  static let heardSegments = [
    ["Favorite apps", "Selected", "Weather", "button", "1 of 3"],
    ["Photos", "button", "2 of 3"],
    ["Clock", "dimmed", "button", "3 of 3"],
  ]
  static let tabs = """
    tab-list "Top apps" collection=[1,4,single]
      tab "Kids" selected position=[1,4]
      tab "Weather" position=[2,4]
      tab "Games" position=[3,4]
      tab "Family" position=[4,4]
    """
  static let heardTabs = [
    ["selected", "Kids", "tab", "1 of 4", "In list Top apps, 4 items"],
    ["Weather", "tab", "2 of 4"],
    ["Games", "tab", "3 of 4"],
    ["Family", "tab", "4 of 4"],
  ]

  /// Source: magentaA11y, the “Announcement examples” of loading icon, segmented control, button and picker.
  static let all: [AnnouncementExample] = [
    .init(sentence: "Loading", platform: .ios, tree: #"loading-icon "Loading""#, heard: [["Loading"]]),
    .init(
      sentence: "Favorite apps", platform: .ios, tree: segments, heard: heardSegments),
    .init(
      sentence: "Favorite apps, Selected, Weather, button, one of three", platform: .ios, tree: segments,
      heard: heardSegments),
    .init(sentence: "Photos, button, 2 of 3", platform: .ios, tree: segments, heard: heardSegments, stop: 1),
    .init(sentence: "Clock, dimmed, button, 3 of 3", platform: .ios, tree: segments, heard: heardSegments, stop: 2),
    .init(sentence: "Top apps, Selected, Kids, tab, 1 of 4", platform: .android, tree: tabs, heard: heardTabs),
    .init(
      sentence: "Weather, tab, 2 of 4, double tap to activate", platform: .android, tree: tabs, heard: heardTabs,
      stop: 1, hint: "double-tap to select"),
    .init(sentence: "Label, button.", platform: .ios, tree: #"button "Label""#, heard: [["Label", "button"]]),
    .init(
      sentence: "Label, button, selected.", platform: .ios, tree: #"button "Label" selected"#,
      heard: [["Selected", "Label", "button"]]),
    .init(
      sentence: "Label, dimmed, button.", platform: .ios, tree: #"button "Label" disabled"#,
      heard: [["Label", "dimmed", "button"]]),
    .init(
      sentence: "Label, button, double tap to activate.", platform: .android, tree: #"button "Label""#,
      heard: [["Label", "button"]], hint: "double-tap to activate"),
    .init(
      sentence: "Label, button, disabled.", platform: .android, tree: #"button "Label" disabled"#,
      heard: [["Label", "button", "disabled"]]),
    .init(
      sentence: "Label, (content in cell), button, double tap to activate.", platform: .android,
      tree: """
        other clickable
          text "Label"
          text "content in cell"
          button clickable=false
        """,
      heard: [["Label", "content in cell", "button"]], hint: "double-tap to activate"),
    .init(
      sentence: "Add birthday, button", platform: .ios, tree: #"button "Add birthday""#,
      heard: [["Add birthday", "button"]]),
    .init(
      sentence: "February, picker item, adjustable, swipe up or down with one finger to adjust the value",
      platform: .ios,
      tree: """
        picker
          picker-wheel value=February
        """,
      heard: [["February", "picker item", "adjustable"]],
      hint: "swipe up or down with one finger to adjust the value"),
    .init(
      sentence: "Selected, PM, Radio button, 2 of 2, Double tap to select", platform: .android,
      tree: """
        group collection=[1,2,single]
          radio-button "AM" state-description="Not selected" position=[1,2]
          radio-button "PM" selected state-description=Selected position=[2,2]
        """,
      heard: [
        ["Not selected", "AM", "radio button", "1 of 2", "In list, 2 items"],
        ["selected", "Selected", "PM", "radio button", "2 of 2"],
      ], stop: 1, hint: "double-tap to select"),
    .init(
      sentence: "Dropdown list, PM, Double tap to change", platform: .android, tree: #"drop-down-list "PM""#,
      heard: [["PM", "drop down list"]], hint: "double-tap to change"),
  ]
}
