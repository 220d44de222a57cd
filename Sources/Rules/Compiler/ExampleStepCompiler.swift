import AccessibilityTree

/// Reads one capture of an example: a tree, and what is known about its capture.
struct ExampleStepCompiler {
  let expectations: [String]
  let hasWhere: Bool
  let lacks: PropertySet
  /// One control of the kind that the rule is compiled for.
  var sample: Yaml?

  static let keys = ["tree", "events", "trigger", "focus", "screen", "font-scale", "at", "settled"]

  /// The step in these entries, or nil after reporting the problem.
  func compile(_ entries: [Yaml.Entry], in yaml: Yaml) -> ExampleStep? {
    guard let root = entries.first(where: { $0.name == "tree" }) else {
      yaml.report("the example has no `tree`.")
      return nil
    }
    // In a cut tree it may be unknown whether a node is a target at all.
    let trees = ExampleTreeCompiler(
      expectations: expectations, hasWhere: hasWhere || root.value.mentions("truncated"), lacks: lacks,
      sample: sample)
    guard let tree = trees.compile(root.value) else { return nil }
    var step = ExampleStep(tree: tree)
    for entry in entries where entry.name != "tree" { read(entry, into: &step) }
    return step
  }

  private func read(_ entry: Yaml.Entry, into step: inout ExampleStep) {
    let value = entry.value
    switch entry.name {
    case "events": step.events = value.list("`events`").map { $0.compactMap(event) }
    case "trigger": step.trigger = trigger(value)
    case "focus": step.focus = value.text("`focus`")
    case "screen": step.screen = value.text("`screen`") ?? step.screen
    case "font-scale":
      step.fontScale = value.scalar.flatMap(Double.init)
      if step.fontScale == nil { value.report("`font-scale` is a number.") }
    case "at":
      step.at = value.text("`at`")
      if let at = step.at, Timestamp(at) == nil { value.report("“\(at)” is no time such as 2026-11-21T09:30:00Z.") }
    case "settled": step.settled = value.bool("`settled`")
    default: entry.key.report("`\(entry.name)` is no key of a step." + Yaml.offer(entry.name, Self.keys))
    }
  }

  private func trigger(_ yaml: Yaml) -> (action: String, node: String?, at: String?)? {
    guard let texts = texts(yaml, of: "a trigger", in: "`trigger`", keys: ["action", "node", "at"]) else { return nil }
    let action = texts["action"] ?? ""
    if UserAction(written: action) == nil, !UserAction.isWaiting(written: action) {
      yaml.report("the trigger has no `action` such as `tap`.")
    }
    return (action, texts["node"], texts["at"])
  }

  private func event(_ yaml: Yaml) -> Event? {
    guard let texts = texts(yaml, of: "an event", in: "an event", keys: ["type", "text", "node", "at"]) else {
      return nil
    }
    var event = Event(type: texts["type"] ?? "")
    (event.text, event.node, event.at) = (texts["text"], texts["node"], texts["at"])
    if event.type.isEmpty { yaml.report("the event has no `type`.") }
    return event
  }

  /// The texts of a mapping by their keys; every other key is reported. Nil if it is not a mapping.
  ///
  /// - Parameter place: the name of the mapping for a message that something else is in its place.
  private func texts(_ yaml: Yaml, of what: String, in place: String, keys: [String]) -> [String: String]? {
    guard let entries = yaml.entries(place) else { return nil }
    var texts: [String: String] = [:]
    for entry in entries {
      let text = entry.value.text("`\(entry.name)`")
      if keys.contains(entry.name) {
        texts[entry.name] = text
      } else {
        entry.key.report("`\(entry.name)` is no key of \(what)." + Yaml.offer(entry.name, keys))
      }
    }
    return texts
  }
}
