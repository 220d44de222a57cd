import AccessibilityTree
import Speech
import Testing

@Suite struct SpokenComparisonTests {
  @Test(arguments: [
    ("Label, button, selected.", "Selected: Label. Button."),
    ("Clock, dimmed, button, 3 of 3", "Clock, disabled, Button, three of three"),
    ("Dropdown list, PM, Double tap to change", "PM, drop down list, double-tap to select"),
    ("Kids, tab, enlist, 4 items", "Tab, Kids"),
    ("“Loading”", "loading"), ("Swipe up or down to adjust the value", "swipe up or swipe down to adjust"),
    ("Photos, Out of list Top apps", "photos"),
    ("Top apps, Kids", "Kids, In list Top apps, 4 items"),
  ])
  func `the same is said in other words`(one: String, other: String) {
    #expect(SpokenComparison(one) == SpokenComparison(other))
  }

  @Test(arguments: [
    ("Label, button", "Label"), ("Label, button", "Label, link"), ("Label, 1 of 3", "Label, 2 of 3"),
    ("Label, double tap to activate", "Label, double tap to edit text"), ("not checked, Label", "checked, Label"),
  ])
  func `something else is said`(one: String, other: String) {
    #expect(!SpokenComparison(one).isHeard(in: SpokenComparison(other)))
  }
}
