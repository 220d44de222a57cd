import AccessibilityTree

/// Predicates about a collection.
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
}
