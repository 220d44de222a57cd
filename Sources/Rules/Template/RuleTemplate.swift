import AccessibilityTree

/// A rule to fill: a draft that compiles, with an example of each outcome.
public struct RuleTemplate: Sendable {
  /// The path: `button/close-button-has-a-name`.
  public let path: String
  /// The file below the rules directory: `pages/button/close-button-has-a-name.yaml`.
  public let file: String
  private let subject: Subject

  /// The word that marks what has to be written.
  public static let mark = "TODO"

  /// What the rule judges, and one such control for each platform; nil for `any`.
  private struct Subject: Sendable {
    var set: String
    var isSlot = false
    var trees: [(platform: String?, passed: String, failed: String)]
  }

  /// A template of the rule with this path.
  ///
  /// - Parameter texts: the files that are there, which tell what pages and kinds there are.
  /// - Throws: `RuleTemplateProblem` for a path that no new rule can have.
  public init(_ path: String, in texts: [RuleText]) throws(RuleTemplateProblem) {
    let path = RuleText.path(of: path)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let pages = texts.filter { $0.role == .page }.map(\.page).sorted()
    guard parts.count == 2 else {
      throw RuleTemplateProblem(
        "“\(path)” is not the path of a rule. Write PAGE/NAME, such as every/name-omits-role, with a page of: "
          + (["every"] + pages).joined(separator: ", ") + ".")
    }
    guard parts[0] == "every" || pages.contains(parts[0]) else {
      throw RuleTemplateProblem(
        "there is no page `\(parts[0])`." + Yaml.offer(parts[0], ["every"] + pages)
          + " A new page starts with a `page.yaml`, as /usr/share/doc/a11yd/docs/rule-language.md describes it.")
    }
    guard Self.isName(parts[1]) else {
      throw RuleTemplateProblem(
        "“\(parts[1])” is not the name of a rule. Name the thing, the verb and the object in lower-case letters, digits "
          + "and hyphens, such as `name-omits-role`.")
    }
    if let other = texts.first(where: { $0.path == path }) {
      throw RuleTemplateProblem("\(other.file): the rule exists already. Edit it, or choose another name.")
    }
    self.path = path
    let folder = parts[0] == "every" || parts[0] == "screen" ? parts[0] : "pages/\(parts[0])"
    file = "\(folder)/\(parts[1]).yaml"
    subject =
      parts[0] == "every"
      ? Subject(
        set: "kind.named", isSlot: true,
        trees: [(nil, "{a: kind, name: Delivery}", "{a: kind, finding: name-missing}")])
      : Self.subject(of: parts[0], texts)
  }

  /// Several words, because a single one names a thing and not what is true of it.
  private static func isName(_ name: String) -> Bool {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        !word.isEmpty
          && word.utf8.allSatisfy {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          }
      }
  }

  // MARK: what is judged

  /// The first kind of the page that has a sample, else the first set.
  private static func subject(of page: String, _ texts: [RuleText]) -> Subject {
    let log = ProblemLog()
    let source = texts.first { $0.page == page && $0.role == .page }.map { PageSource($0, hasCriteria: true, log: log) }
    if let kind = source?.kinds.first(where: { !$0.samples.isEmpty }) {
      let samples = kind.samples.sorted { $0.key.rawValue < $1.key.rawValue }
      var trees = samples.map { platform, sample in
        (Optional(platform.rawValue), tree(sample, "name: Delivery"), tree(sample, "finding: name-missing"))
      }
      if trees.count == 2, trees[0].1 == trees[1].1 { trees = [(nil, trees[0].1, trees[0].2)] }
      return Subject(set: kind.kind.name, trees: trees)
    }
    let set = source?.kinds.first?.kind.name ?? source?.sets.first?.name ?? mark
    return Subject(
      set: set, trees: [(nil, "{role: button, name: Delivery}", "{role: button, finding: name-missing}")])
  }

  /// A sample on one line, with a further key at its control.
  private static func tree(_ sample: Yaml, _ key: String) -> String {
    func write(_ yaml: Yaml, isAlone: Bool) -> String {
      let entries = yaml.entries("a node") ?? []
      let isControl = isAlone || entries.contains { $0.name == "control" }
      var parts = entries.filter { $0.name != "control" && $0.name != "children" }.map {
        "\($0.name): \($0.value.flow)"
      }
      if isControl { parts.append(key) }
      if let children = entries.first(where: { $0.name == "children" })?.value.list("`children`") {
        parts.append("children: [" + children.map { write($0, isAlone: false) }.joined(separator: ", ") + "]")
      }
      return "{" + parts.joined(separator: ", ") + "}"
    }
    return write(sample, isAlone: !sample.mentions("control"))
  }

  // MARK: text

  /// The file with this id.
  public func contents(id: String) -> String {
    let name = path.split(separator: "/")[1].split(separator: "-").joined(separator: " ")
    let noun = subject.isSlot ? "{A-noun}" : "{place}"
    return """
      id: \(id)
      # What is true where the rule passes, with the thing first.
      name: \(name.prefix(1).uppercased() + name.dropFirst())
      status: draft
      # minor, moderate, serious or critical: how much it hurts where it fails.
      impact: moderate
      platforms: [ios, android]
      \(source)
      wcag:
        # fails: what fails here fails the criterion; related: the rule asks for more than the criterion.
        - {criterion: 4.1.2, relation: related}

      why: >-
        \(Self.mark): whom it hurts, and how. Two sentences.

      applies-to:
        each: \(subject.set)

      expect:
        - id: name-missing
          that: \(that)
          fails: "\(noun) has no name. \(Self.mark): what is heard or missing, then the fix."

      # One sentence for each framework of the platforms.
      fix:
        uikit: "\(Self.mark)"
        swiftui: "\(Self.mark)"
        android-views: "\(Self.mark)"
        jetpack-compose: "\(Self.mark)"

      # `finding` marks the node that fails, or that cannot be judged, with the id of the expectation.
      examples:
        passed:
      \(examples(\.passed))
        failed:
      \(examples(\.failed))
        cannot-tell:
      \(examples(\.failed, lacking: true))
        inapplicable:
      \(inapplicable)

      """
  }

  private var source: String {
    if subject.isSlot { return "" }
    return """

      source:
        - section: "\(Self.mark): the section of the page"
          says: "\(Self.mark): the sentence that the rule is based on, quoted"
      """
  }

  private var that: String {
    subject.isSlot ? "{any: [{name: {is: present}}, {in: kind.may-be-cut-off}]}" : "{name: {is: present}}"
  }

  private func examples(
    _ tree: KeyPath<(platform: String?, passed: String, failed: String), String>, lacking: Bool = false
  ) -> String {
    subject.trees.map { sample in
      var lines = ["    - because: \"\(Self.mark): what this example shows\""]
      if let platform = sample.platform { lines.append("      platform: \(platform)") }
      if lacking { lines.append("      lacks: [label, text]") }
      lines.append("      tree: \(lacking ? Self.withoutNames(sample[keyPath: tree]) : sample[keyPath: tree])")
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// An export that lacks names has none beside the control either, so nothing there can be judged.
  private static func withoutNames(_ tree: String) -> String {
    tree.replacing(#/, name: [^,}]*/#, with: ", finding: name-missing")
  }

  private var inapplicable: String {
    let tree =
      subject.isSlot
      ? "{role: window, hidden: true, children: [{a: kind, hidden: true}]}" : "{role: heading, name: Delivery}"
    return "    - because: \"\(Self.mark): why the rule says nothing here\"\n      tree: \(tree)"
  }
}
