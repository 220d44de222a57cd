import YAMLText

/// A way in which apps ship a widget: the right one, or a wrong one with the rows of the criteria that it breaks.
struct WidgetForm: Sendable {
  /// “right”, or what is wrong in a few words.
  let name: String
  /// Rows of the criteria, such as `SG-12`; empty for the right form.
  let breaks: [String]
  /// Properties, by the names that rules use, that an export needs to show it; any of the texts in one entry will do.
  let evidence: [String]
  /// The same with what every form needs: an export without roles does not show what a node is.
  var needed: [String] { evidence + ["role"] }
  let widget: [TruthNode]
  /// What happened, capture by capture; empty for a form that one capture shows.
  let recording: [WidgetStep]

  /// Whether something that is an element of that form is none of this one.
  func skipsMore(than other: WidgetForm) -> Bool {
    let elements = Set(widget.flatMap(\.all).filter(\.isElement).compactMap(\.handle))
    return widget.flatMap(\.all).contains { node in
      node.handle.map { !elements.contains($0) && other.has(element: $0) } ?? false
    }
  }

  private func has(element handle: String) -> Bool {
    widget.flatMap(\.all).contains { $0.handle == handle && $0.isElement }
  }

  private static let keys: Set<String> = WidgetChange.keys.union(["name", "breaks", "evidence", "recording"])

  /// The right form of a file.
  init(rightOf file: YAMLNode, widget: [TruthNode], platform: TruthPlatform) throws {
    (name, breaks, evidence, self.widget) = ("right", [], [], widget)
    recording = try Self.steps(file, widget, platform)
  }

  /// A wrong form: what it changes of the right one.
  init(_ node: YAMLNode, of right: [TruthNode], platform: TruthPlatform) throws {
    func texts(_ key: String) -> [String] {
      node.mapping?.first { $0.key.scalar == key }?.value.sequence?.compactMap(\.scalar) ?? []
    }
    for pair in node.mapping ?? [] where !Self.keys.contains(pair.key.scalar ?? "") {
      throw WidgetProblem(pair.key, "“\(pair.key.scalar ?? "")” is no key of a wrong form")
    }
    guard let name = node.mapping?.first(where: { $0.key.scalar == "name" })?.value.scalar else {
      throw WidgetProblem(node, "a wrong form needs a name")
    }
    self.name = name
    (breaks, evidence) = (texts("breaks"), texts("evidence"))
    guard !breaks.isEmpty else { throw WidgetProblem(node, "“\(name)” names no row that it breaks") }
    guard !evidence.isEmpty else { throw WidgetProblem(node, "“\(name)” names no evidence") }
    widget = try WidgetChange(node).applied(to: right, platform: platform, at: node)
    recording = try Self.steps(node, widget, platform)
  }

  private static func steps(_ node: YAMLNode, _ widget: [TruthNode], _ platform: TruthPlatform) throws -> [WidgetStep] {
    let steps = node.mapping?.first { $0.key.scalar == "recording" }?.value.sequence ?? []
    return try steps.enumerated().map { try WidgetStep($1, place: $0, of: widget, platform: platform) }
  }
}
