package import AccessibilityTree

/// What a rule file says about the rule for people.
extension RuleCompiler {
  func identifier() -> String? { value("id").flatMap(Self.identifier) }

  /// A MESSAGE_ID, or nil with the problem reported.
  static func identifier(_ yaml: Yaml) -> String? {
    guard let id = yaml.text("`id`") else { return nil }
    guard id.utf8.count == 32, id.allSatisfy({ "0123456789abcdef".contains($0) }) else {
      yaml.report("“\(id)” is no id: 32 lower-case hexadecimal digits, random.")
      return nil
    }
    return id
  }

  /// What the rule was called before.
  func former(of kind: Kind?) -> FormerRule? { value("formerly").flatMap { FormerRule.find(in: $0, of: kind) } }

  /// Whether this is written like a success criterion of WCAG.
  static func isCriterion(_ number: String) -> Bool {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { Int($0) != nil }
  }

  func sources() -> [Rule.Source] {
    guard value("source") != nil else { return [] }
    return records("source", keys: ["section", "says"]).compactMap { record in
      guard let section = record["section"]?.text("`section`"), let says = record["says"]?.text("`says`") else {
        return nil
      }
      return Rule.Source(section: section, says: says)
    }
  }

  func criteria() -> [Rule.Criterion] {
    records("wcag", keys: ["criterion", "relation"]).compactMap { record in
      guard let yaml = record["criterion"], let number = yaml.text("`criterion`"),
        let relation = record["relation"]?.choice("relation", Rule.Criterion.Relation.self)
      else { return nil }
      if !Self.isCriterion(number) { yaml.report("“\(number)” is no success criterion, such as `4.1.2`.") }
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

  /// - Parameter differing: sentences of the kind, which replace those of the rule.
  func fixes(
    for platforms: [Platform], _ differing: Yaml?
  ) -> [(framework: Rule.Framework, sentence: String)] {
    guard let yaml = value("fix"), let entries = yaml.entries("`fix`") else { return [] }
    var sentences: [Rule.Framework: String] = [:]
    let wanted = Rule.Framework.allCases.filter { platforms.contains($0.platform) }
    for entry in entries + (differing?.entries("`fix`") ?? []) {
      guard let framework = Rule.Framework(rawValue: entry.name) else {
        entry.key.report(
          "`\(entry.name)` is no framework." + Yaml.offer(entry.name, Rule.Framework.allCases.map(\.rawValue)))
        continue
      }
      if !wanted.contains(framework) { entry.key.report("the rule is not for \(framework.platform.displayName).") }
      sentences[framework] = entry.value.text("a fix")
    }
    for framework in wanted where !entries.contains(where: { $0.name == framework.rawValue }) {
      yaml.report("`fix` has no sentence for `\(framework.rawValue)`.")
    }
    return Rule.Framework.allCases.compactMap { framework in sentences[framework].map { (framework, $0) } }
  }
}

extension Rule.Framework {
  /// The platform that the toolkit builds for.
  package var platform: Platform {
    switch self {
    case .uikit, .swiftui: .ios
    case .androidViews, .jetpackCompose: .android
    }
  }
}
