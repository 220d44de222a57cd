import AccessibilityTree

/// Reads the tree of an example: canonical keys, `children` and `finding`.
struct ExampleTreeCompiler {
  let expectations: [String]
  let hasWhere: Bool
  let lacks: PropertySet
  /// One control of the kind that the rule is compiled for; nil if no node can be `a: kind`.
  var sample: Yaml?

  init(expectations: [String], hasWhere: Bool, lacks: PropertySet, sample: Yaml? = nil) {
    (self.expectations, self.hasWhere, self.lacks, self.sample) = (expectations, hasWhere, lacks, sample)
  }

  /// The tree, or nil after reporting the problem.
  func compile(_ yaml: Yaml) -> ExampleTree? {
    guard let entries = yaml.entries("a node") else { return nil }
    var tree = ExampleTree(keys: [])
    for entry in entries {
      switch entry.name {
      case "children": tree.children = (entry.value.list("`children`") ?? []).compactMap(compile)
      case "finding": tree.finding = finding(entry.value)
      case "a": checkKind(entry.value)
      case "control" where isSample: tree.isControl = entry.value.bool("`control`") ?? false
      default:
        guard let key = CanonicalKey(entry.name) else {
          entry.key.report(
            "`\(entry.name)` is no key of a node."
              + Spelling.suggestion(for: entry.name, among: CanonicalKey.names + ["children", "finding"]))
          continue
        }
        if let property = key.property, lacks.contains(property) {
          // A sample may state more than an example's export has a place for.
          if isSample { continue }
          entry.key.report("`\(entry.name)` stands in a tree whose export lacks `\(property.name)`.")
        }
        if let value = value(entry.value, of: key) { tree.keys.append((key, value)) }
      }
    }
    if entries.contains(where: { $0.name == "a" }) {
      guard let sample else { return nil }
      var samples = self
      (samples.sample, samples.isSample) = (nil, true)
      return samples.compile(sample)?.filled(with: tree)
    }
    if !entries.contains(where: { $0.name == "role" }), !lacks.contains(.role) {
      yaml.report("the node has no `role`.")
    }
    return tree
  }

  /// Whether the tree is a sample of a kind, in which one node is the control.
  private var isSample = false

  private func checkKind(_ yaml: Yaml) {
    if yaml.scalar != "kind" { yaml.report("a node is `a: kind`: a control of the kind that the example is run for.") }
    if sample == nil { yaml.report("only examples of rules in `every` have a node that is `a: kind`.") }
  }

  private func finding(_ yaml: Yaml) -> String? {
    guard let id = yaml.text("`finding`") else { return nil }
    if id == "where" {
      if !hasWhere { yaml.report("the rule has no `where` that could be unknown.") }
    } else if id != "kind", !expectations.contains(id) {
      yaml.report("`\(id)` is no expectation of this rule." + Yaml.offer(id, expectations))
    }
    return id
  }

  /// Most values, for which no node has to be made.
  private static func surelyFits(_ value: CanonicalValue, _ key: CanonicalKey) -> Bool {
    switch (key, value) {
    case (.text, .scalar), (.text, .null), (.role, .scalar): true
    case (.flag, .scalar(let text)), (.negated, .scalar(let text)): text == "true" || text == "false"
    default: false
    }
  }

  /// The value, tried on a separate node, so that a value that does not fit is reported with its place.
  private func value(_ yaml: Yaml, of key: CanonicalKey) -> CanonicalValue? {
    if key == .role, yaml.choice("role", Role.self) == nil { return nil }
    let value: CanonicalValue
    if yaml.isNull {
      value = .null
    } else if let scalar = yaml.scalar {
      value = .scalar(scalar)
    } else if yaml.isList {
      value = .list(yaml.words("a list")?.map(\.word) ?? [])
    } else {
      yaml.report("`\(key.property?.name ?? "truncated")` is no mapping.")
      return nil
    }
    if Self.surelyFits(value, key) { return value }
    var builder = SnapshotBuilder(format: "example")
    let index = builder.openNode()
    do {
      try builder.state(key, value, of: index)
      return value
    } catch {
      yaml.report("\(error.message).")
      return nil
    }
  }
}
