/// The sources and success criteria of a rule file, read once for all kinds that the rule is compiled for.
final class RuleReferences {
  private let entries: [Yaml.Entry]
  private(set) lazy var sources = readSources()
  private(set) lazy var criteria = readCriteria()

  init(_ entries: [Yaml.Entry]) { self.entries = entries }

  private func value(_ key: String) -> Yaml? { entries.first { $0.name == key }?.value }

  private func readSources() -> [Rule.Source] {
    guard value("source") != nil else { return [] }
    return records("source", keys: ["section", "says"]).compactMap { record in
      guard let section = record["section"]?.text("`section`"), let says = record["says"]?.text("`says`") else {
        return nil
      }
      return Rule.Source(section: section, says: says)
    }
  }

  private func readCriteria() -> [Rule.Criterion] {
    records("wcag", keys: ["criterion", "relation"]).compactMap { record in
      guard let yaml = record["criterion"], let number = yaml.text("`criterion`"),
        let relation = record["relation"]?.choice("relation", Rule.Criterion.Relation.self)
      else { return nil }
      if !RuleCompiler.isCriterion(number) { yaml.report("“\(number)” is no success criterion, such as `4.1.2`.") }
      return Rule.Criterion(number: number, relation: relation)
    }
  }

  /// A list of mappings with exactly these keys.
  private func records(_ name: String, keys: [String]) -> [[String: Yaml]] {
    guard let list = value(name)?.list("`\(name)`") else { return [] }
    if list.isEmpty { value(name)?.report("`\(name)` is empty.") }
    return list.compactMap { item in
      guard let entries = item.entries("an element of `\(name)`") else { return nil }
      var record: [String: Yaml] = [:]
      for entry in entries {
        if keys.contains(entry.name) {
          record[entry.name] = entry.value
        } else {
          entry.key.report("`\(entry.name)` is no key of `\(name)`." + Yaml.offer(entry.name, keys))
        }
      }
      for key in keys where record[key] == nil { item.report("this element of `\(name)` has no `\(key)`.") }
      return record
    }
  }
}
