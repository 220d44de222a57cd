import AccessibilityTree
import Readers
import Testing

struct LanguageSourceTests {
  private static let wda =
    #"{"type": "XCUIElementTypeButton", "rect": {"x": 0, "y": 0, "width": 9, "height": 9}, "isEnabled": "1"}"#

  private static func meta(_ export: String) throws -> SnapshotMeta {
    try ExportReader().read(Array(export.utf8), name: "home.json").meta
  }

  @Test func `a wrapper says the language of the capture`() throws {
    let meta = try Self.meta(#"{"a11ySnapshot": 1, "meta": {"language": "de"}, "tree": \#(Self.wda)}"#)
    #expect(meta.language == "de" && meta.languageSource == .capture)
  }

  @Test func `without a word of it the language has no source`() throws {
    let meta = try Self.meta(#"{"a11ySnapshot": 1, "meta": {"platform": "ios"}, "tree": \#(Self.wda)}"#)
    #expect(meta.language == nil && meta.languageSource == nil)
  }

  @Test func `an export says its own, and the wrapper has the last word`() throws {
    let path = "accessibility-snapshot/a11yd__one-element.json"
    let export = try String(decoding: Fixtures.bytes(path), as: UTF8.self)
    let own = try Self.meta(export)
    #expect(own.language == "de-DE" && own.languageSource == .export)
    let wrapped = try Self.meta(#"{"a11ySnapshot": 1, "meta": {"language": "fr"}, "tree": \#(export)}"#)
    #expect(wrapped.language == "fr" && wrapped.languageSource == .capture)
  }
}
