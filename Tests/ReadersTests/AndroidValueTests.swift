import AccessibilityTree
import Testing

@testable import Readers

/// Values that several exporters of Android write in one shape.
@Suite struct AndroidValueTests {
  private func read(_ text: String) throws -> Snapshot {
    try ExportReader().read(text.utf8, name: "home.json")
  }

  @Test(arguments: [(16, Property.clickable), (32, .longClickable), (1, .focusable)])
  func `an action that is offered counts as the state, whatever the flag says`(
    _ number: Int, _ property: Property
  ) throws {
    let flags = "\"isClickable\":false,\"isLongClickable\":false,\"isFocusable\":false"
    let snapshot = try read(
      "{\"boundsInScreen\":{},\"isImportantForAccessibility\":true,\(flags),\"className\":\"android.view.View\","
        + "\"actionList\":[{\"id\":\(number),\"name\":\"x\",\"label\":\"\"}],\"children\":[]}")
    for state in [Property.clickable, .longClickable, .focusable] {
      #expect(snapshot[0].flag(state) == .exposed(state == property))
    }
  }

  @Test func `of a radio group one button can be chosen, though the format has no place for it`() throws {
    let snapshot = try read(
      "<hierarchy><node class=\"android.widget.RadioGroup\"/><node class=\"android.widget.LinearLayout\"/></hierarchy>")
    #expect(snapshot[0].collection.value?.selection == .single)
    #expect(snapshot[1].collection == .notExported)
  }

  @Test(arguments: [("", "Search", true), ("lamps", "lamps", false)])
  func `an empty field of Rico has its hint for its text`(_ typed: String, _ text: String, _ isShown: Bool) throws {
    let field =
      "{\"class\":\"android.widget.EditText\",\"text\":\"\(typed)\",\"text-hint\":\"Search\",\"bounds\":[0,0,9,9]}"
    let snapshot = try read(
      "{\"activity_name\":\"com.example.shop/.Search\",\"request_id\":1,\"activity\":{\"root\":\(field)}}")
    #expect(snapshot[0].text(.text) == .exposed(text) && snapshot[0].flag(.showingHint) == .exposed(isShown))
  }

  @Test func `an export says of itself what it holds and in which order`() throws {
    func facts(_ text: String) throws -> ExportFacts { try read(text).facts }
    let view = "{\"temp_id\": 0, \"class\": \"android.view.View\", \"children\": []}"
    #expect(try facts("{\"state_str\": \"1\", \"views\": [\(view)]}") == .holdsOutOfView)
    let root = "{\"class\": \"android.view.View\", \"bounds\": [0, 0, 9, 9]}"
    #expect(
      try facts("{\"activity_name\": \"a/.B\", \"request_id\": 1, \"activity\": {\"root\": \(root)}}")
        == [.holdsOutOfView, .inDrawingOrder])
    #expect(try facts("<hierarchy><node class=\"android.view.View\"/></hierarchy>").isEmpty)
    #expect(try facts("{\"role\": \"button\", \"visible\": false}") == .holdsOutOfView)
    #expect(
      try facts(
        "[{\"element\":{\"_0\":{\"label\":\"Pay\",\"traits\":[],\"activationPoint\":[1,1]},\"traversalIndex\":0}}]")
        == .inHeardOrder)
  }

  private static let activities = [
    ("com.example.shop/.Checkout", "com.example.shop", ".Checkout"), ("com.example.shop", "com.example.shop", nil),
    ("com.example.shop/", "com.example.shop", nil), ("/.Checkout", nil, ".Checkout"), ("", nil, nil),
  ]

  @Test(arguments: activities)
  func `an activity of DroidBot is a package and a screen`(_ text: String, _ app: String?, _ screen: String?) throws {
    let view = #"{"temp_id": 0, "class": "android.view.View", "children": []}"#
    let snapshot = try read(#"{"foreground_activity": "\#(text)", "state_str": "1", "views": [\#(view)]}"#)
    #expect((snapshot.meta.app, snapshot.meta.screen) == (app, screen))
  }

  @Test(arguments: activities)
  func `an activity of Rico is a package and a screen`(_ text: String, _ app: String?, _ screen: String?) throws {
    let root = #"{"class": "android.view.View", "bounds": [0, 0, 9, 9]}"#
    let snapshot = try read(#"{"activity_name": "\#(text)", "request_id": 1, "activity": {"root": \#(root)}}"#)
    #expect((snapshot.meta.app, snapshot.meta.screen) == (app, screen))
  }

  @Test(arguments: [
    ("Bundle[{a=1, AccessibilityNodeInfo.roleDescription=Tab, of two, b.c=x}]", ", ", "Tab, of two"),
    ("Bundle[{AccessibilityNodeInfo.roleDescription=Tab}]", ", ", "Tab"),
    ("AccessibilityNodeInfo.roleDescription=Tab;b=", ";", "Tab"),
    ("b=;AccessibilityNodeInfo.roleDescription=1 + 1 = 2;no key = here", ";", "1 + 1 = 2;no key = here"),
    ("Bundle[{AccessibilityNodeInfo.roleDescription=, a=1}]", ", ", nil),
    ("Bundle[{AccessibilityNodeInfo.roleDescription=null, a=1}]", ", ", nil),
    ("Bundle[{a=see AccessibilityNodeInfo.roleDescription=Tab}]", ", ", nil),
    ("Bundle[{xAccessibilityNodeInfo.roleDescription=Tab}]", ", ", nil),
    ("Bundle[{=, =1, AccessibilityNodeInfo.roleDescription=, , Tab}]", ", ", ", , Tab"),
    ("", ", ", nil), (", ", ", ", nil), ("Bundle[EMPTY_PARCEL]", ", ", nil),
  ])
  func `a value of a bundle ends where the next key begins`(_ bundle: String, _ separator: String, _ role: String?) {
    let texts = Self.texts(bundle, separator)
    #expect(texts.map(\.0) == (role == nil ? [] : [.roleDescription]))
    #expect(texts.first?.1 == role)
  }

  private static func texts(_ bundle: String, _ separator: String) -> [(AndroidExtras, String)] {
    var bundle = bundle
    return bundle.withUTF8 { AndroidExtras.texts($0, separator: separator == ";" ? ";" : ", ") }
  }

  @Test func `of a key that stands twice in a bundle the first counts`() {
    let key = AndroidExtras.hint.rawValue
    let texts = Self.texts("\(key)=;\(key)=One;\(AndroidExtras.testTag.rawValue)=tag", ";")
    #expect(texts.map(\.0) == [.testTag])
    #expect(texts.map(\.1) == ["tag"])
  }

  @Test(arguments: [
    ("[1, 2, 4, 6]", Rect(x: 1, y: 2, width: 3, height: 4)),
    ("[[1, 2], [4, 6]]", Rect(x: 1, y: 2, width: 3, height: 4)),
    (#""[1,2][4,6]""#, Rect(x: 1, y: 2, width: 3, height: 4)), ("[1, 2, 4]", nil), ("[1, 2, 4, 6, 8]", nil),
    (#""none""#, nil), ("null", nil), ("7", nil),
  ])
  func `bounds are a list, pairs or a text`(_ bounds: String, _ rect: Rect?) throws {
    let leaf = #"{"class": "android.view.View", "content-desc": "", "resource-id": "", "bounds": \#(bounds)}"#
    #expect(try read("[\(leaf)]").nodes.last?.bounds.value == rect)
  }

  @Test func `what a Poco service says of a node is in its payload`() throws {
    let child = #"{"name": "b", "payload": {"type": "android.widget.Button", "desc": "Go", "longClickable": true}}"#
    let payload = #"{"type": null, "package": "com.example", "longClickable": false, "editalbe": true, "text": 7}"#
    let snapshot = try read(#"{"name": "a", "children": [\#(child), null], "payload": \#(payload)}"#)
    #expect(snapshot.nodes.map(\.role) == [.other, .button])
    #expect(snapshot.nodes.map { $0.text(.label) } == [.absent, .exposed("Go")])
    #expect(snapshot.nodes.map { $0.truth(.longClickable) } == [.no, .yes])
    #expect(snapshot.nodes.map { $0.truth(.editable) } == [.yes, .unknown])
    #expect(snapshot.meta.app == "com.example")
  }
}
