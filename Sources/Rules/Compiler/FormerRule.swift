/// The former name of a rule for a kind, from before it was renamed or merged with others.
struct FormerRule: Equatable {
  /// Its path: `button/name-is-present`.
  var rule: String
  /// Its id, which stays the MESSAGE_ID of its findings; nil if it had this rule's id.
  var id: String?

  private static let keys = ["rule", "kind", "id"]

  /// The entry of `formerly` for this kind (nil: the entry without a kind), or nil if there is none.
  static func find(in yaml: Yaml, of kind: Kind?) -> FormerRule? {
    for item in yaml.list("`formerly`") ?? [] {
      guard let entries = item.entries("a former rule") else { continue }
      for entry in entries where !keys.contains(entry.name) {
        entry.key.report("`\(entry.name)` is no key of `formerly`." + Yaml.offer(entry.name, keys))
      }
      func value(_ key: String) -> Yaml? { entries.first { $0.name == key }?.value }
      guard value("kind")?.scalar == kind?.path else { continue }
      guard let rule = value("rule")?.text("`rule`") else {
        item.report("this element of `formerly` has no `rule`.")
        continue
      }
      return FormerRule(rule: rule, id: value("id").flatMap(RuleCompiler.identifier))
    }
    return nil
  }
}
