import AccessibilityTree
import Readers
import Speech
import Testing

/// Exports of views, whose siblings are in the order in which they are drawn.
@Suite struct DrawingOrderTests {
  private func heard(_ views: [(text: String, bounds: String)]) throws -> [String] {
    let children = views.map {
      #"{"class": "android.widget.TextView", "text": "\#($0.text)", "bounds": [\#($0.bounds)], "visible-to-user": true}"#
    }
    let text =
      #"{"activity_name": "org.example/.Main", "request_id": 1, "activity": {"root": {"class": "android.view.View", "#
      + #""bounds": [0, 0, 1080, 1920], "visible-to-user": true, "children": ["#
      + children.joined(separator: ",") + "]}}}"
    let snapshot = try ExportReader().read(text.utf8, name: "1.json")
    let transcript = ScreenReaders.transcript(of: snapshot)
    return transcript.order.map { transcript.utterances[$0].description }
  }

  @Test func `siblings are heard from top to bottom and from left to right`() throws {
    let views = [
      ("bottom", "0, 900, 1080, 1000"), ("right", "540, 100, 1080, 200"), ("left", "0, 110, 540, 190"),
      ("top", "0, 0, 1080, 100"),
    ]
    #expect(try heard(views) == ["top", "left", "right", "bottom"])
  }

  @Test func `of two in one place the larger comes first`() throws {
    #expect(try heard([("small", "0, 0, 100, 50"), ("large", "0, 0, 100, 100")]) == ["large", "small"])
  }

  @Test func `a trait that is not known costs no more than itself`() throws {
    let text = #"{"role": "button", "name": "Go", "traits": ["Button", "Frobnicated"]}"#
    let snapshot = try ExportReader().read(text.utf8, name: "tree.json")
    #expect(snapshot[0].traits == .button)
  }
}
