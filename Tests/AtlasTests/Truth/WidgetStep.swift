import YAMLText

/// One capture of a recording: what changed on the widget, and what the wrapper says happened.
struct WidgetStep: Sendable {
  /// The widget's nodes; none where it is not there.
  let widget: [TruthNode]
  let trigger: (action: String, node: String, at: Double)?
  /// The handle of the node that has the screen reader's focus.
  let focus: String?
  let events: [(type: String, text: String?, node: String?, at: Double)]?
  /// When it was captured, in seconds from the beginning.
  let at: Double
  let isSettled: Bool

  static let keys: Set<String> = WidgetChange.keys.union(["absent", "trigger", "focus", "events", "at", "settled"])

  init(_ node: YAMLNode, place: Int, of widget: [TruthNode], platform: TruthPlatform) throws {
    var values: [String: YAMLNode] = [:]
    for pair in node.mapping ?? [] {
      guard let key = pair.key.scalar, Self.keys.contains(key) else {
        throw WidgetProblem(pair.key, "“\(pair.key.scalar ?? "")” is no key of a step")
      }
      values[key] = pair.value
    }
    let changed = try WidgetChange(node).applied(to: widget, platform: platform, at: node)
    self.widget = values["absent"]?.scalar == "true" ? [] : changed
    at = Double(values["at"]?.scalar ?? "") ?? Double(place * 2)
    focus = values["focus"]?.scalar
    isSettled = values["settled"]?.scalar != "false"
    trigger = values["trigger"].flatMap { trigger in
      // “tap help at 0.5”
      let words = (trigger.scalar ?? "").split(separator: " ").map(String.init)
      guard words.count >= 2 else { return nil }
      return (words[0], words[1], words.count == 4 ? Double(words[3]) ?? 0 : 0)
    }
    events = values["events"].map { list in
      (list.sequence ?? []).map { event in
        func value(_ key: String) -> String? { event.mapping?.first { $0.key.scalar == key }?.value.scalar }
        return (value("type") ?? "", value("text"), value("node"), Double(value("at") ?? "") ?? 0)
      }
    }
  }
}
