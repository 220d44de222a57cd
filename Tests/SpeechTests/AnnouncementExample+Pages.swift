import AccessibilityTree

/// Source: magentaA11y, native/patterns/loading-icon and native/controls/segmented-control.
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

  /// “Screen reader focus on the icon is optional”: what is heard with the focus there. The announcement has a test of its
  /// own.
  static let loadingIcon: [AnnouncementExample] = [
    .init(
      document: .loadingIcon, sentence: "Loading", platform: .ios, tree: #"loading-icon "Loading""#,
      heard: [["Loading"]]),
    .init(
      document: .loadingIcon, sentence: "Loading", platform: .android, tree: #"loading-icon "Loading" focusable"#,
      heard: [["Loading", "progress bar"]]),
  ]

  static let segmentedControl: [AnnouncementExample] = [
    .init(
      document: .segmentedControl, sentence: "Favorite apps", platform: .ios, tree: segments, heard: heardSegments),
    .init(
      document: .segmentedControl, sentence: "Favorite apps, Selected, Weather, button, one of three", platform: .ios,
      tree: segments, heard: heardSegments),
    .init(
      document: .segmentedControl, sentence: "Photos, button, 2 of 3", platform: .ios, tree: segments,
      heard: heardSegments, stop: 1),
    .init(
      document: .segmentedControl, sentence: "Clock, dimmed, button, 3 of 3", platform: .ios, tree: segments,
      heard: heardSegments, stop: 2),
    .init(
      document: .segmentedControl, sentence: "Top apps, Selected, Kids, tab, 1 of 4", platform: .android, tree: tabs,
      heard: heardTabs),
    .init(
      document: .segmentedControl, sentence: "Weather, tab, 2 of 4, double tap to activate", platform: .android,
      tree: tabs, heard: heardTabs, stop: 1, hint: "double-tap to select"),
    // As Compose builds the same: the role is a child's, and the texts another's.
    .init(
      document: .segmentedControl, sentence: "Weather, tab, 2 of 4, double tap to activate", platform: .android,
      tree: """
        group collection=[1,4,single]
          tab selected position=[1,4]
            text "Kids"
          tab position=[2,4]
            text "Weather"
        """,
      heard: [["selected", "Kids", "tab", "1 of 4", "In list, 4 items"], ["Weather", "tab", "2 of 4"]], stop: 1,
      hint: "double-tap to select"),
  ]
}
