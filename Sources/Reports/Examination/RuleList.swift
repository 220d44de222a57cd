/// Rules on few lines, with each folder once: “button: name-is-present, name-omits-role”.
enum RuleList {
  static func lines(_ paths: [String]) -> [String] {
    var folders: [String] = []
    var names: [String: [String]] = [:]
    for path in paths {
      let parts = path.split(separator: "/")
      let folder = parts.dropLast().joined(separator: "/")
      if names[folder] == nil { folders.append(folder) }
      names[folder, default: []].append(parts.last.map(String.init) ?? path)
    }
    return folders.map { "\($0): \((names[$0] ?? []).joined(separator: ", "))" }
  }

  /// Each rule once, in the given order, without its kinds, as `a11yd rules list` counts them.
  static func once(_ titles: [String]) -> [String] {
    var seen = Set<String>()
    return titles.map(path).filter { seen.insert($0).inserted }
  }

  /// `every/name-is-present` of “every/name-is-present (button/button)”.
  static func path(_ title: String) -> String { String(title.prefix { $0 != " " }) }
}
