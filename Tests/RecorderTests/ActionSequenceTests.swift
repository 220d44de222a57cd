import Testing

@testable import Recorder

/// `POST /session/<id>/actions`, as the clients write it.
@Suite struct ActionSequenceTests {
  private static func act(_ type: String, _ steps: String) -> ScreenAct? {
    ScreenAct(.post("actions", #"{"actions":[{"type":"\#(type)","id":"a","actions":[\#(steps)]}]}"#))
  }

  private static let down = #"{"type":"pointerDown","button":0}"#
  private static let up = #"{"type":"pointerUp","button":0}"#
  private static let move = #"{"type":"pointerMove","duration":0,"x":10,"y":20}"#

  @Test func `down and up at a point is a tap there`() {
    #expect(Self.act("pointer", "\(Self.move),\(Self.down),\(Self.up)") == ScreenAct("tap", .point(x: 10, y: 20)))
  }

  @Test func `down and up on an element is a tap on it`() {
    let element = #"{"element-6066-11e4-a52e-4f735466cecf":"9a"}"#
    let move = #"{"type":"pointerMove","x":0,"y":0,"origin":\#(element)}"#
    #expect(Self.act("pointer", "\(move),\(Self.down),\(Self.up)") == ScreenAct("tap", .element("9a")))
    let aside = #"{"type":"pointerMove","x":30,"y":-4,"origin":\#(element)}"#
    #expect(
      Self.act("pointer", "\(aside),\(Self.down),\(Self.up)") == ScreenAct("tap", .around("9a", x: 30, y: -4)))
  }

  @Test func `a pause of half a second is a long press`() {
    let pause = #"{"type":"pause","duration":600}"#
    let press = "\(Self.move),\(Self.down),\(pause),\(Self.up)"
    #expect(Self.act("pointer", press) == ScreenAct("long-press", .point(x: 10, y: 20)))
  }

  @Test func `a move with the finger down is a swipe`() {
    let away = #"{"type":"pointerMove","duration":300,"x":10,"y":900}"#
    #expect(Self.act("pointer", "\(Self.move),\(Self.down),\(away),\(Self.up)") == ScreenAct("swipe"))
  }

  @Test func `twice is a double tap`() {
    let steps = "\(Self.move),\(Self.down),\(Self.up),\(Self.down),\(Self.up)"
    #expect(Self.act("pointer", steps) == ScreenAct("double-tap", .point(x: 10, y: 20)))
  }

  @Test func `two fingers are a pinch`() {
    let finger = #"{"type":"pointer","id":"a","actions":[\#(Self.move),\#(Self.down),\#(Self.up)]}"#
    #expect(ScreenAct(.post("actions", #"{"actions":[\#(finger),\#(finger)]}"#)) == ScreenAct("pinch"))
  }

  @Test(arguments: [
    ("\u{E004}", "tab"), ("\u{E007}", "enter"), (" ", "space"), ("\u{E014}", "arrow-right"), ("x", "key"),
  ])
  func `one key is named`(key: String, word: String) {
    let steps = #"{"type":"keyDown","value":"\#(key)"},{"type":"keyUp","value":"\#(key)"}"#
    #expect(Self.act("key", steps) == ScreenAct(word))
  }

  @Test func `a key with shift is another`() {
    let steps = #"{"type":"keyDown","value":"\uE008"},{"type":"keyDown","value":"\uE004"}"#
    #expect(Self.act("key", steps) == ScreenAct("shift-tab"))
  }

  @Test func `nothing is no act`() {
    #expect(ScreenAct(.post("actions", #"{"actions":[]}"#)) == nil)
    #expect(Self.act("key", "") == nil)
  }
}
