package import AccessibilityTree

/// What a rule file says about the rule for people.
extension RuleCompiler {
  func identifier() -> String? { value("id").flatMap(Self.identifier) }

  /// A MESSAGE_ID, or nil after reporting the problem.
  static func identifier(_ yaml: Yaml) -> String? {
    guard let id = yaml.text("`id`") else { return nil }
    guard id.utf8.count == 32, id.utf8.allSatisfy(isHexadecimal) else {
      yaml.report("“\(id)” is no id: 32 lower-case hexadecimal digits, random.")
      return nil
    }
    return id
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// The rule's former name.
  func former(of kind: Kind?) -> FormerRule? { value("formerly").flatMap { FormerRule.find(in: $0, of: kind) } }

  /// Whether this has the form of a WCAG success criterion.
  static func isCriterion(_ number: String) -> Bool {
    let parts = number.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { Int(Substring($0)) != nil }
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
