import AccessibilityTree
import Readers

/// A tree as the server gave it, and what a11yd reads in it.
struct ScreenSource: Sendable {
  let text: String
  let snapshot: Snapshot

  /// - Throws: `ReadError` for a source that is no tree of an app, such as the HTML of a web view.
  init(_ text: String) throws(ReadError) {
    self.text = text
    snapshot = try ExportReader().read(text.utf8, name: "the source")
  }
}
