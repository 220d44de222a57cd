import AccessibilityTree
import Testing

@testable import Readers

/// What the goldens of idb and AXe cannot show: where the exporter stopped, and what is believed of which backend.
@Suite struct IDBReaderTests {
  private func read(_ text: String) throws -> Snapshot {
    try ExportReader().read(text.utf8, name: "screen.json")
  }

  private func cut(_ snapshot: Snapshot) -> [Int] { Array(snapshot.cut) }

  @Test func `a flat list claims neither parents nor siblings and says of nothing what is inside`() throws {
    let snapshot = try read(
      "[{\"AXLabel\":\"Shop\",\"type\":\"Application\"},{\"AXLabel\":\"Pay\",\"type\":\"Button\"},"
        + "{\"AXLabel\":\"Pay\",\"type\":\"StaticText\"}]")
    #expect(snapshot.nodes.allSatisfy { $0.parent == nil })
    #expect(cut(snapshot) == [0, 1, 2])
  }

  @Test func `a nested tree is cut only where idb says or is known to stop`() throws {
    let bar = "{\"AXLabel\":\"Tab Bar\",\"role\":\"AXGroup\",\"type\":\"Group\",\"children\":[]}"
    let button = "{\"AXLabel\":\"Pay\",\"role\":\"AXButton\",\"type\":\"Button\",\"children\":[]}"
    let snapshot = try read(
      "[{\"AXLabel\":\"Shop\",\"role\":\"AXApplication\",\"type\":\"Application\",\"children\":[\(bar),\(button)]}]")
    #expect(cut(snapshot) == [1])
  }

  @Test(arguments: [("true", [0, 2]), ("false", [])])
  func `a truncated read is cut along its end`(_ truncated: String, _ expected: [Int]) throws {
    let leaf = "{\"label\":\"Pay\",\"type\":\"Button\",\"children\":[]}"
    let tree = "{\"label\":\"Shop\",\"type\":\"Application\",\"children\":[\(leaf),\(leaf)]}"
    let snapshot = try read("{\"elements\":[\(tree)],\"truncated\":\(truncated),\"backend\":\"ax\"}")
    #expect(cut(snapshot) == expected)
  }

  @Test(arguments: [(49, []), (50, [49]), (51, [50])])
  func `the deepest level that idb reads is cut`(_ levels: Int, _ expected: [Int]) throws {
    let open = String(repeating: "{\"AXLabel\":\"a\",\"type\":\"Other\",\"children\":[", count: levels)
    let snapshot = try read("[" + open + String(repeating: "]}", count: levels) + "]")
    #expect(cut(snapshot) == expected)
  }

  @Test(arguments: [(2999, []), (3000, [0, 2999])])
  func `as many elements as idb reads at most are cut at the end`(_ count: Int, _ expected: [Int]) throws {
    let leaves = Array(repeating: "{\"AXLabel\":\"a\",\"type\":\"Button\",\"children\":[]}", count: count - 1)
    let snapshot = try read(
      "[{\"AXLabel\":\"a\",\"type\":\"Other\",\"children\":[\(leaves.joined(separator: ","))]}]")
    #expect(cut(snapshot) == expected)
  }

  @Test(arguments: [
    ("ax", Evidence.exposed(true), Evidence.exposed(false), true), ("axbridge", .notExported, .notExported, false),
    ("testmanagerd", .notExported, .notExported, false),
  ])
  func `what a backend never looks for is not believed to be missing`(
    _ backend: String, _ enabled: Evidence<Bool>, _ hidden: Evidence<Bool>, _ carriesActions: Bool
  ) throws {
    let element =
      "{\"label\":\"Pay\",\"type\":\"Button\",\"enabled\":true,\"hidden\":false,\"custom_actions\":[],\"traits\":null}"
    let snapshot = try read("{\"elements\":[\(element)],\"truncated\":false,\"backend\":\"\(backend)\"}")
    #expect(snapshot[0].flag(.enabled) == enabled)
    #expect(snapshot[0].flag(.hidden) == hidden)
    #expect(snapshot.carries(.actions) == carriesActions)
    #expect(!snapshot.carries(.traits) && snapshot[0].flag(.selected) == .notExported)
  }

  @Test func `who can say that something is disabled is believed of the rest`() throws {
    func element(_ enabled: String) -> String { "{\"label\":\"Pay\",\"type\":\"Button\",\"enabled\":\(enabled)}" }
    let elements = ["true", "false", "null"].map(element).joined(separator: ",")
    let snapshot = try read("{\"elements\":[\(elements)],\"truncated\":false,\"backend\":\"axbridge\"}")
    #expect(snapshot.nodes.map { $0.flag(.enabled) } == [.exposed(true), .exposed(false), .notExported])
  }

  @Test(arguments: [("[\"None\"]", "idb-json", true), ("[]", "axe-describe-ui", false), ("null", "idb-json", false)])
  func `only an empty list for every element is AXe's`(
    _ traits: String, _ format: String, _ carriesTraits: Bool
  ) throws {
    let snapshot = try read("{\"AXLabel\":\"Pay\",\"type\":\"Button\",\"traits\":\(traits)}")
    #expect(snapshot.format == format && snapshot.carries(.traits) == carriesTraits)
  }

  @Test(arguments: [
    ("AXRadioButton", "AXTabButton", "[\"TabButton\"]", Role.tab), ("AXRadioButton", "", "[\"None\"]", .radioButton),
    ("AXCheckBox", "AXSwitch", "[\"Toggle\"]", .switchControl), ("AXCheckBox", "", "[\"None\"]", .checkBox),
    ("AXTextField", "AXSearchField", "[\"SearchField\"]", .searchField), ("AXTextField", "", "null", .textField),
    ("AXTextField", "AXSecureTextField", "null", .secureTextField), ("AXSlider", "", "[\"Adjustable\"]", .slider),
    ("AXSlider", "", "[\"Adjustable\",\"PickerElement\"]", .pickerWheel), ("AXButton", "", "[\"Button\"]", .button),
    ("AXButton", "", "[\"BackButton\",\"Button\"]", .backButton), ("AXButton", "", "[\"KeyboardKey\"]", .key),
    ("AXGroup", "", "[\"TabBar\"]", .tabList), ("AXGroup", "", "[\"None\"]", .group),
    ("AXHeading", "", "null", .heading),
    ("AXTextArea", "", "null", .textField), ("AXScrollArea", "", "null", .scrollView),
    ("AXWebArea", "", "null", .webView),
    ("AXGenericElement", "", "[\"UpdatesFrequently\"]", .other), ("AXPopUpButton", "", "null", .dropDownList),
    ("PickerWheel", "", "null", .pickerWheel), ("ActivityIndicator", "", "null", .loadingIcon),
    ("TabButton", "", "null", .tab), ("_UIHostingView", "", "null", .other), ("Any", "", "null", .other),
  ])
  func `type, subrole and traits together make the role`(
    _ role: String, _ subrole: String, _ traits: String, _ expected: Role
  ) throws {
    let snapshot = try read(
      "{\"AXLabel\":\"x\",\"role\":\"\(role)\",\"subrole\":\"\(subrole)\",\"traits\":\(traits)}")
    #expect(snapshot[0].role == expected)
  }

  @Test(arguments: [("ax", Evidence.exposed(true), Evidence.exposed(false)), ("axbridge", .notExported, .notExported)])
  func `leaves are stops and groups are none, where the backend lists elements`(
    _ backend: String, _ leaf: Evidence<Bool>, _ group: Evidence<Bool>
  ) throws {
    let children =
      "[{\"label\":\"Pay\",\"type\":\"Other\",\"children\":[]},"
      + "{\"label\":\"Tab Bar\",\"type\":\"Group\",\"children\":[]}]"
    let search = "{\"label\":\"Find\",\"type\":\"SearchField\",\"children\":\(children)}"
    let root = "{\"label\":\"Shop\",\"type\":\"Application\",\"children\":[\(search)]}"
    let snapshot = try read("{\"elements\":[\(root)],\"truncated\":false,\"backend\":\"\(backend)\"}")
    #expect(snapshot.nodes.map { $0.flag(.element) } == [group, .notExported, leaf, group])
  }

  @Test(arguments: [
    ("1", "null", Evidence.exposed(true)), ("0", "null", .exposed(false)), ("1", "[\"TabButton\"]", .exposed(false)),
    ("\"1\"", "null", .notExported),
  ])
  func `a tab says by a number whether it is selected, unless its traits do`(
    _ value: String, _ traits: String, _ selected: Evidence<Bool>
  ) throws {
    let snapshot = try read(
      "{\"AXLabel\":\"Home\",\"role\":\"AXRadioButton\",\"subrole\":\"AXTabButton\",\"AXValue\":\(value),"
        + "\"traits\":\(traits)}")
    #expect(snapshot[0].role == .tab && snapshot[0].flag(.selected) == selected)
  }

  @Test func `what other processes draw is not the app's`() throws {
    func element(_ label: String, _ process: Int, y: Int) -> String {
      "{\"AXLabel\":\"\(label)\",\"role\":\"AXButton\",\"pid\":\(process),\"children\":[],"
        + "\"AXFrame\":\"{{0, \(y)}, {40, 20}}\"}"
    }
    let children = [element("Pay", 7, y: 300), element("9:41", 3, y: 20), element("Allow", 9, y: 400)]
    let snapshot = try read(
      "[{\"AXLabel\":\"Shop\",\"role\":\"AXApplication\",\"pid\":7,\"children\":[\(children.joined(separator: ","))]}]")
    #expect(
      snapshot.nodes.map { $0.text(.owner).value } == ["Shop", "Shop", "com.apple.springboard", "process 9"])
    #expect(snapshot.nodesOfOtherApps.map(Array.init) == [2, 3])
  }

  @Test(arguments: [
    ("GenericElement", "UpdatesFrequently", "1", Role.loadingIcon),
    ("GenericElement", "UpdatesFrequently", "2", .other),
    ("GenericElement", "None", "1", .other), ("StaticText", "UpdatesFrequently", "1", .text),
  ])
  func `UIKit's loading icon is known by its trait and its value`(
    _ type: String, _ trait: String, _ value: String, _ role: Role
  ) throws {
    let snapshot = try read(
      "{\"AXLabel\":\"In progress\",\"role\":\"AX\(type)\",\"AXValue\":\"\(value)\",\"traits\":[\"\(trait)\"]}")
    #expect(snapshot[0].role == role)
    #expect(snapshot[0].text(.value) == (role == .loadingIcon ? .absent : .exposed(value)))
  }

  @Test(arguments: [
    (0, "Any"), (1, "Other"), (9, "Button"), (20, "Key"), (39, "PickerWheel"), (40, "Switch"), (60, "DecrementArrow"),
    (70, "DockItem"), (75, "Cell"), (82, "StatusItem"), (83, "Other"), (-1, "Other"),
  ])
  func `the numbers of element types have XCTest's names`(_ number: Int, _ name: String) {
    #expect(XCUIElementTypes.name(of: number) == name)
  }
}
