import YAMLText

/// One widget of one toolkit: what the platform's accessibility API exposes for it, in its right form and in the wrong
/// ones that apps ship.
struct Widget: Sendable {
  /// “segments/android-views-tab-layout”: the file below `Tests/Fixtures/widgets`, without its ending.
  let path: String
  /// What people call it: “TabLayout (Material)”.
  let name: String
  /// Repository, path and version of the toolkit's own source.
  let source: String
  /// The kind of its controls, such as `segmented-control/segment`.
  let kind: String
  let platform: TruthPlatform
  /// Whether the widget has a window of its own, so that nothing else is exported with it.
  let isAlone: Bool
  /// What the device says, one text a stop, without hints.
  let says: [String]
  let right: WidgetForm
  let wrong: [WidgetForm]

  var forms: [WidgetForm] { [right] + wrong }

  private static let keys: Set<String> = [
    "name", "source", "kind", "platform", "says", "widget", "wrong", "recording", "alone",
  ]

  /// A widget from its file.
  ///
  /// - Throws: `WidgetProblem` or `YAMLProblem` for what nobody can use.
  init(path: String, text: String) throws {
    guard let file = try YAMLNode.document(in: text) else {
      throw WidgetProblem(YAMLNode(.sequence([]), at: YAMLMark(line: 1, column: 1)), "empty")
    }
    var values: [String: YAMLNode] = [:]
    for pair in file.mapping ?? [] {
      guard let key = pair.key.scalar, Self.keys.contains(key) else {
        throw WidgetProblem(pair.key, "“\(pair.key.scalar ?? "")” is no key of a widget")
      }
      values[key] = pair.value
    }
    func needed(_ key: String) throws -> YAMLNode {
      guard let value = values[key] else { throw WidgetProblem(file, "“\(key)” is missing") }
      return value
    }
    self.path = path
    name = try needed("name").scalar ?? ""
    source = try needed("source").scalar ?? ""
    kind = try needed("kind").scalar ?? ""
    guard let platform = TruthPlatform(rawValue: try needed("platform").scalar ?? "") else {
      throw WidgetProblem(file, "“platform” is ios or android")
    }
    self.platform = platform
    isAlone = values["alone"]?.scalar == "true"
    says = try needed("says").sequence?.compactMap(\.scalar) ?? []
    let widget = try TruthNode.nodes(try needed("widget"), platform)
    right = try WidgetForm(rightOf: file, widget: widget, platform: platform)
    wrong = try (needed("wrong").sequence ?? []).map { try WidgetForm($0, of: widget, platform: platform) }
  }
}
