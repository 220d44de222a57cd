import YAMLText

/// Makes outlines of what was traced while rules were compiled.
struct OutlineMaker {
  let trace: OutlineTrace
  /// The page whose sets need no prefix.
  let page: String
  /// The kind that a rule for all controls was compiled for.
  var kind: String?

  /// The lines of a predicate.
  func group(_ yaml: Yaml) -> OutlineGroup {
    OutlineGroup(lines: (yaml.entries("a predicate") ?? []).map(line))
  }

  /// One key of a predicate.
  func line(_ entry: Yaml.Entry) -> OutlineLine {
    var line = leaf(entry)
    line.content = content(entry)
    return line
  }

  private func leaf(_ entry: Yaml.Entry) -> OutlineLine {
    OutlineLine(
      key: entry.name, value: entry.value.scalar ?? entry.value.flow, line: entry.key.line,
      expression: trace.expression(at: entry.key))
  }

  private func content(_ entry: Yaml.Entry) -> OutlineLine.Content {
    let value = entry.value
    switch entry.name {
    case "all": return .all((value.list("`all`") ?? []).map(group))
    case "any": return .any((value.list("`any`") ?? []).map(group))
    case "not": return .not(group(value))
    case "in" where value.scalar != nil: return set(value.scalar ?? "")
    case "previous-stop", "next-stop": return neighbour(entry)
    case "children", "shows": return quantified(entry)
    default: break
    }
    if !value.node.isMapping { return .leaf }
    if let relation = NodeRelation(key: entry.name) { return .nodes(relation, .some, group(value)) }
    let parts = (value.entries("a test") ?? []).map(leaf)
    return parts.count > 1 && parts.allSatisfy { $0.expression != nil } ? .parts(parts) : .leaf
  }

  /// A set by the name that a predicate gives it.
  func set(_ name: String) -> OutlineLine.Content {
    if name == "kind" { return .set("\(kind ?? "kind").control") }
    if name.hasPrefix("kind.") { return .set("\(kind ?? "kind")." + name.dropFirst("kind.".count)) }
    return .set(name.contains("/") ? name : "\(page)/\(name)")
  }

  private func neighbour(_ entry: Yaml.Entry) -> OutlineLine.Content {
    guard let relation = NodeRelation(key: entry.name), let entries = entry.value.entries("a stop") else {
      return .leaf
    }
    let related = entries.filter { $0.name == "related" }.map(line)
    let rest = entries.filter { $0.name != "related" }.map(line)
    if rest.isEmpty { return .leaf }
    let nodes = OutlineLine.Content.nodes(relation, .some, OutlineGroup(lines: rest))
    if related.isEmpty { return nodes }
    let inner = OutlineLine(
      key: "", value: rest.map(\.flow).joined(separator: ", "), line: rest[0].line,
      expression: trace.expression(at: entry.value, isInner: true), content: nodes)
    return .parts(related + [inner])
  }

  /// `children` and `shows`, whose parts are about other nodes one by one.
  private func quantified(_ entry: Yaml.Entry) -> OutlineLine.Content {
    let entries = entry.value.entries("a predicate") ?? []
    let step = entries.first { $0.name == "step" }?.value.scalar.flatMap(StepName.init(rawValue:))
    return .parts(
      entries.filter { $0.name != "at-most" || !entries.contains { $0.name == "at-least" } }.map { part in
        var line = leaf(part)
        if let quantifier = OutlineLine.Quantifier(rawValue: part.name) {
          line.content = .nodes(step.map(NodeRelation.shown) ?? .child, quantifier, group(part.value))
        }
        return line
      })
  }
}
