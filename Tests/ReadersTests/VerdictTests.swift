import AccessibilityTree
import Readers
import Testing

/// What the exporters' own tools said, and of which node.
@Suite struct VerdictTests {
  private func snapshot(_ path: String) throws -> Snapshot {
    try ExportReader().read(Fixtures.bytes(path), name: path)
  }

  /// Check, outcome and the name of the node, or its role where it has none.
  private func verdicts(_ path: String) throws -> [String] {
    let snapshot = try snapshot(path)
    return snapshot.verdicts.map { verdict in
      let node = verdict.node.map { snapshot[$0] }
      let name = node.map { $0.text(.label).value ?? $0.text(.text).value ?? $0.role.rawValue } ?? "-"
      return "\(verdict.tool) \(verdict.check) \(verdict.outcome.rawValue) \(name)"
    }
  }

  @Test func `axe-android's numbers name the views of old files`() throws {
    #expect(
      try verdicts("axe-android/a11yd__verdicts-by-number.json") == [
        "axe-android ActiveViewName passed Navigate up", "axe-android ActiveViewName failed button",
        "axe-android ActiveViewName passed More about this", "axe-android ActiveViewName passed ADD TO BASKET",
        "axe-android ActiveViewName passed More about this",
      ])
    #expect(
      try verdicts("axe-android/a11yd__fields-of-an-old-export.json") == [
        "axe-android EditTextName failed Town", "axe-android EditTextValue passed Town",
        "axe-android EditTextName passed Seal Point", "axe-android EditTextValue passed Seal Point",
      ])
    #expect(
      try verdicts("axe-android/a11yd__most-keys-missing.json") == [
        "axe-android ImageViewName passed -", "axe-android ImageViewName passed -",
        "axe-android ImageViewName failed -",
      ])
  }

  @Test func `axe-android's texts name the views of new files, also before the views are read`() throws {
    let path = "axe-android/a11yd__insights.json"
    #expect(
      try verdicts(path) == [
        "axe-android ActiveViewName passed Navigate up", "axe-android ActiveViewName passed Transfer button",
        "axe-android ActiveViewName failed image", "axe-android ImageViewName failed image",
        "axe-android EditTextName failed Rent", "axe-android EditTextName passed 0,00",
        "axe-android ColorContrast cantTell Transfer button", "axe-android TouchSizeWcag failed -",
        "axe-android DontMoveAccessibilityFocus passed -",
      ])
    #expect(try !snapshot(path).labels.contains("CALCULATED, NOT THE APP'S"))
  }

  @Test func `an announcement is known to have been made, and an empty stream proves nothing`() throws {
    let events = try snapshot("axe-android/a11yd__insights.json").events.value
    #expect(events?.map(\.type) == ["windowState", "focus", "announcement", "view_hover_enter"])
    #expect(events?.allSatisfy { $0.text == nil } == true)
    #expect(try snapshot("axe-android/a11yd__context-alone.json").events == .notExported)
  }

  @Test func `uiautomator's NAF is a failure of its node`() throws {
    #expect(
      try verdicts("uiautomator-xml/a11yd__naf.xml") == [
        "uiautomator NAF failed button", "uiautomator NAF failed other", "uiautomator NAF failed text-field",
      ])
  }

  @Test func `Flutter's evaluations stand beside the tree or with the nodes`() throws {
    #expect(
      try verdicts("flutter-semantics/a11yd__shop-with-issues-in-wrapper.json") == [
        "flutter missingLabel failed button", "flutter tapTargetSize failed -",
        "flutter tapTargetSize failed Open details",
      ])
    #expect(try verdicts("flutter-semantics/a11yd__list.json") == ["flutter unlabeledLeafNode failed image"])
    #expect(try verdicts("flutter-semantics/a11yd__rpc-reply.json") == ["flutter missingLabel failed button"])
  }
}

extension Labels {
  /// Whether some node has this text.
  fileprivate func contains(_ text: String) -> Bool {
    var labels = self
    let count = labels.count
    return labels.intern(text).isText && labels.count == count
  }
}
