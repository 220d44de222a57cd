import AccessibilityTree
import Testing

@testable import Readers

/// What single lines of an exporter's source say, where a whole file would hide it.
@Suite struct FormatFactsTests {
  static let places: [(String, String?, String?, Position?)] = [
    ("Selected: Day. Button. 1 of 3.", "Day", nil, Position(index: 1, count: 3)),
    ("Item. Tabulator. 2 von 3.", "Item", nil, Position(index: 2, count: 3)),
    ("Item. Вкладка. 2 из 3.", "Item", nil, Position(index: 2, count: 3)),
    ("Photo 2 of 5.", "Photo", nil, Position(index: 2, count: 5)),
    ("Page 2 of 5.", "Page 2 of 5", nil, nil), ("Page 2 of 5.", "Page 2 of 5.", nil, nil),
    ("Pages: 2 of 5.", "Pages", "2 of 5.", nil), ("Score 5 of 2.", "Score", nil, nil),
    ("Step 1 of 3. Button.", "Step 1 of 3", nil, nil), ("", nil, nil, nil),
  ]

  @Test(arguments: places)
  func `a place is taken from a description unless the app's own words say it`(
    description: String, label: String?, value: String?, position: Position?
  ) {
    #expect(AccessibilitySnapshotContext.position(in: description, label: label, value: value) == position)
  }

  static let hints: [(String?, Traits, String?)] = [
    ("Saves your work", Traits.button, "Saves your work"), (nil, .button, ""),
    ("Double tap to toggle setting.", [.button, .toggle], ""),
    ("Toggles Wi-Fi. Double tap to toggle setting.", [.button, .toggle], "Toggles Wi-Fi."),
    ("Zum Umschalten doppeltippen.", [.button, .toggle], nil), ("Double tap to edit.", .textEntry, nil),
    ("Change volume. Swipe up or down with one finger to adjust the value.", .adjustable, "Change volume."),
    ("Change setting.", [.button, .toggle, .notEnabled], "Change setting."),
  ]

  @Test(arguments: hints)
  func `the app's hint is told from the instructions of AccessibilitySnapshot`(
    hint: String?, traits: Traits, authored: String?
  ) {
    #expect(AccessibilitySnapshotHint.authored(hint, traits) == authored)
  }

  static let standIns: [(String, String?)] = [
    ("Opens the map. Button.", "Opens the map."), ("Change volume. Adjustable.", "Change volume."), ("Button.", ""),
    ("Dimmed. Switch Button. On.", ""), ("Back Button. 1 of 2.", ""), ("", ""), ("Taste.", nil),
  ]

  @Test(arguments: standIns)
  func `a hint that stands in for the name is found in the description`(description: String, authored: String?) {
    #expect(AccessibilitySnapshotHint.authored(in: description) == authored)
  }

  @Test func `a matrix turns and moves a rectangle as Flutter does`() {
    let moved = FlutterTransform([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1])
    let turned = FlutterTransform([0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    let rect = Rect(x: 0, y: 0, width: 4, height: 2)
    #expect((moved * turned).applied(to: rect) == Rect(x: 8, y: 20, width: 2, height: 4))
    #expect((turned * moved).applied(to: rect) == Rect(x: -22, y: 10, width: 2, height: 4))
    #expect(FlutterTransform([1, 2]).applied(to: rect) == rect)
    let flat = FlutterTransform([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
    #expect(flat.applied(to: rect).isEmpty)
  }

  static let times: [(Int, String?)] = [
    (1_700_000_000_000, "2023-11-14T22:13:20.000Z"), (951_782_400_001, "2000-02-29T00:00:00.001Z"), (0, nil), (-1, nil),
    (.max, nil), (.min, nil),
  ]

  @Test(arguments: times)
  func `milliseconds are told as a time`(milliseconds: Int, text: String?) {
    #expect(UnixTime.text(milliseconds: milliseconds) == text)
  }

  static let roles: [(Set<String>, Set<String>, Role)] = [
    ([], [], .text), (["isButton"], ["tap"], .button), ([], ["tap"], .other), (["hasSelectedState"], ["tap"], .other),
    (["hasCheckedState"], [], .checkBox), (["hasCheckedState", "isInMutuallyExclusiveGroup"], [], .radioButton),
    (["isTextField", "isObscured"], [], .secureTextField), ([], ["increase"], .slider), ([], ["scrollUp"], .scrollView),
    (["isHeader"], [], .heading), (["isImage"], [], .image), (["isLink", "isButton"], ["tap"], .link),
  ]

  @Test(arguments: roles)
  func `flags say the role of a node with a name`(flags: Set<String>, actions: Set<String>, role: Role) {
    #expect(FlutterSemanticsFacts(flags: flags, actions: actions, isNamedLeaf: true, speaks: true).role == role)
  }

  @Test func `Flutter's tri-state flags are read as what reaches the platform`() {
    func states(_ flags: Set<String>) -> [Property: Bool] {
      let facts = FlutterSemanticsFacts(flags: flags, actions: [], isNamedLeaf: false, speaks: false)
      return Dictionary(uniqueKeysWithValues: facts.states)
    }
    #expect(states([])[.enabled] == true)
    #expect(states(["hasEnabledState"])[.enabled] == false)
    #expect(states(["hasSelectedState"])[.selected] == false)
    #expect(states(["isSelected"])[.selected] == true)
    #expect(states([])[.expanded] == nil)
    #expect(states(["hasExpandedState"])[.expanded] == false)
    #expect(states(["hasToggledState", "isToggled"])[.checked] == true)
    #expect(states(["isHidden"])[.visible] == false)
    #expect(states([])[.element] == false)
    #expect(states(["isFocusable"])[.element] == true)
    #expect(states(["isFocusable", "scopesRoute"])[.element] == false)
  }
}
