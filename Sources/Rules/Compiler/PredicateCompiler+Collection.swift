import AccessibilityTree

/// What a collection says of itself, and on which side a neighbouring stop lies.
extension PredicateCompiler {
  /// Whether there is a collection, how many rows and columns it has, and how many of its items can be selected.
  func collection(_ yaml: Yaml) -> Expression.ID? {
    guard let entries = yaml.entries("`collection`") else { return nil }
    var parts: [Expression.ID] = []
    for entry in entries {
      switch entry.name {
      case "is":
        guard let asked = entry.value.choice("presence", Presence.self) else { continue }
        let exposed = table.number(.exposes(.collection))
        parts.append(asked == .present ? exposed : table.not(exposed))
      case "selection":
        if let modes = choices(entry.value, "selection", SelectionMode.self) {
          parts.append(table.number(.collection(.selection(modes))))
        }
      case "rows":
        if let test = NumberTestCompiler.test(entry.value, of: "rows") {
          parts.append(table.number(.collection(.rows(test))))
        }
      case "columns":
        if let test = NumberTestCompiler.test(entry.value, of: "columns") {
          parts.append(table.number(.collection(.columns(test))))
        }
      default:
        entry.key.report(
          "`\(entry.name)` is no test of `collection`."
            + Yaml.offer(entry.name, ["is", "selection", "rows", "columns"]))
      }
    }
    if entries.isEmpty { yaml.report("`collection` asks nothing.") }
    return table.all(parts)
  }

  /// The relations and sides of a neighbouring stop, which are no predicate about it; nil with the problem reported.
  func stance(_ entries: [Yaml.Entry], _ direction: Expression.Direction) -> [Expression.ID]? {
    var parts: [Expression.ID] = []
    for entry in entries {
      switch entry.name {
      case "related":
        guard let relations = choices(entry.value, "relation", Expression.Relation.self) else { return nil }
        parts.append(table.number(.relatedStop(direction, relations)))
      case "lies":
        guard let bearings = choices(entry.value, "side", Expression.Bearing.self) else { return nil }
        parts.append(table.number(.placedStop(direction, bearings)))
      default: break
      }
    }
    return parts
  }
}
