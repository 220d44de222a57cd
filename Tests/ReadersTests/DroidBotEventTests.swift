import AccessibilityTree
import Testing

@testable import Readers

/// Events of DroidBot: what was done between two of its states.
struct DroidBotEventTests {
  private func action(_ text: String) throws -> ScreenAction? {
    try PaddedBytes(copying: Array(text.utf8)).withUnsafeBytes { bytes in
      try ExportReader().action(padded: bytes, name: "event.json")
    }
  }

  @Test func `a touch names its states, its time and the view`() throws {
    let touch = try action(
      """
      {"tag": "2017-08-11_202329", "event": {"event_type": "touch", "x": null, "view": {"text": "Yes", "class": "Button",
        "resource_id": "app:id/yes", "content_description": null, "bounds": [[10, 20], [30, 60]], "temp_id": 17}},
        "start_state": "a", "stop_state": "b", "event_str": "TouchEvent", "log_lines": [1, {"a": 2}]}
      """)
    var target = ScreenAction.Target()
    (target.nativeClass, target.identifier, target.text) = ("Button", "app:id/yes", "Yes")
    target.bounds = Rect(left: 10, top: 20, right: 30, bottom: 60)
    #expect(
      touch == ScreenAction(at: "2017-08-11T20:23:29", before: "a", after: "b", action: "touch", target: target))
  }

  @Test func `a key is called by its name`() throws {
    let key = try action(
      #"{"start_state": "a", "stop_state": "a", "tag": "x", "event": {"event_type": "key", "name": "BACK"}}"#)
    #expect(key == ScreenAction(at: "x", before: "a", after: "a", action: "BACK"))
  }

  @Test(arguments: [
    #"{"views": [], "state_str": "a"}"#, #"{"event_type": "VIEW_CLICKED"}"#, "[1]", "<hierarchy/>",
  ])
  func `other files are no events`(_ text: String) throws { #expect(try action(text) == nil) }

  @Test(arguments: [
    #"{"tag": "x", "event": {"event_type": "touch"}, "start_state": "a"}"#,
    #"{"event": {"event_type": "touch"}, "start_state": "a", "stop_state": "b"}"#,
    #"{"tag": "x", "event": null, "start_state": "a", "stop_state": "b"}"#,
  ])
  func `an event that tells too little is refused by name`(_ text: String) {
    let error = #expect(throws: ReadError.self) { try action(text) }
    #expect(error?.description.contains("the event of DroidBot names no time, no state or no type") == true)
  }

  @Test(arguments: [#"{"tag": "x", "event": {"event_type": "touch"}, "start_state": "a", "stop"#, ""])
  func `one that ends early is not read as an event`(_ text: String) {
    let error = #expect(throws: ReadError.self) {
      try ExportReader().read(Array(text.utf8), name: "event.json")
    }
    #expect(error?.isTruncation == true)
  }
}
