import AccessibilityTree
import Readers
import Speech
import Testing

/// What a list of actions makes of a node: TalkBack asks it as well as the flags.
@Suite struct AndroidActionTests {
  private func heard(_ actions: String, flags: String = #""isClickable": false, "isFocusable": false"#) throws
    -> Transcript
  {
    let text = """
      {"className": "android.view.View", "text": "", "contentDescription": "", "boundsInScreen": {"left": 0, "top": 0,
       "right": 1080, "bottom": 1920}, "isClickable": false, "isVisibleToUser": true, "isEnabled": true,
       "isImportantForAccessibility": true, "actionList": [], "children": [
        {"className": "android.widget.Button", "text": "", "contentDescription": "Pay", "isVisibleToUser": true,
         "isEnabled": true, "isImportantForAccessibility": true, "boundsInScreen": {"left": 0, "top": 0, "right": 100,
         "bottom": 100}, "actionList": [\(actions)], \(flags), "children": []}]}
      """
    return ScreenReaders.transcript(of: try ExportReader().read(text.utf8, name: "actions.json"))
  }

  private func hints(_ transcript: Transcript) -> [String] {
    transcript.utterances[1].fragments.filter { $0.kind == .hint }.map(\.text)
  }

  @Test func `a click among the actions makes a node clickable, whatever its flag says`() throws {
    let button = try heard(#"{"id": 16, "label": "", "name": "CLICK"}"#)
    #expect(button.snapshot.format == "mobilerun")
    #expect(button.snapshot[1].isOn(.clickable))
    #expect(hints(button) == ["double-tap to activate"])
    #expect(hints(try heard(#"{"id": 64, "label": "", "name": "UNKNOWN_64"}"#)) == [])
  }

  @Test func `a long click and a focus count as well`() throws {
    let button = try heard(#"{"id": 32, "label": "", "name": "LONG_CLICK"}, {"id": 1, "label": "", "name": "FOCUS"}"#)
    #expect(button.snapshot[1].isOn(.longClickable))
    #expect(button.snapshot[1].isOn(.focusable))
    #expect(hints(button) == ["double-tap and hold to long press"])
  }

  @Test func `what can be dismissed offers actions`() throws {
    let sheet = try heard(#"{"id": 1048576, "label": "", "name": "DISMISS"}"#)
    #expect(sheet.snapshot[1].isDismissible)
    #expect(hints(sheet) == ["actions available, use tap with 3 fingers to view"])
  }
}
