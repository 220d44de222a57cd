import AccessibilityTree

/// Reads the examples of a rule.
struct ExampleCompiler {
  let platforms: [Platform]
  let expectations: [String]
  let hasWhere: Bool
  /// The steps of the rule; nil for a rule about a single tree.
  let across: Across?
  /// The kind that a rule for all controls is compiled for; nil for a rule of one page.
  var kind: KindSource?
  /// Whether the rule is one for all controls.
  var fillsKinds = false

  static let keys = [
    "because", "kind", "platform", "language", "lacks", "order", "heard", "events", "tree", "steps",
  ]

  /// Every example in the rule's own file, in order.
  func compile(_ yaml: Yaml) -> [RuleExample] {
    guard let outcomes = yaml.entries("`examples`") else { return [] }
    return compile(outcomes, isOfPage: !fillsKinds)
  }

  /// Every example in a file of the kind's page.
  func compile(_ text: RuleText, log: ProblemLog) -> [RuleExample] {
    Yaml(text, log: log)?.entries("a file of examples").map { compile($0, isOfPage: true) } ?? []
  }

  private func compile(_ kinds: [Yaml.Entry], isOfPage: Bool) -> [RuleExample] {
    var examples: [RuleExample] = []
    for kind in kinds {
      guard let outcome = RuleExample.Kind(rawValue: kind.name) else {
        kind.key.report(
          "`\(kind.name)` is no outcome of an example."
            + Yaml.offer(kind.name, RuleExample.Kind.allCases.map(\.rawValue)))
        continue
      }
      for (place, example) in (kind.value.list("`\(kind.name)`") ?? []).enumerated() {
        if isOfPage {
          if let example = self.example(example, outcome, number: place + 1) { examples.append(example) }
        } else if !example.mentions("a") {
          example.report("an example of a rule in `every` has a node that is `a: kind`. Others are the pages' own.")
        } else {
          examples += sampled(example, outcome, number: place + 1)
        }
      }
    }
    return examples
  }

  /// The example with a sample of the kind, once for each platform that the kind has a sample for.
  private func sampled(_ yaml: Yaml, _ outcome: RuleExample.Kind, number: Int) -> [RuleExample] {
    guard let kind else { return [] }
    return platforms.compactMap { platform in
      guard let sample = kind.samples[platform],
        var example = example(yaml, outcome, number: number, sample: sample), example.platforms.contains(platform)
      else { return nil }
      example.platforms = [platform]
      return example
    }
  }

  private func example(
    _ yaml: Yaml, _ outcome: RuleExample.Kind, number: Int, sample: Yaml? = nil
  ) -> RuleExample? {
    guard let entries = yaml.entries("an example") else { return nil }
    // In a page with several kinds, an example names its kind.
    if let named = entries.first(where: { $0.name == "kind" })?.value.scalar, named != kind?.kind.name { return nil }
    var example = RuleExample(
      outcome: outcome, number: number, because: "", platforms: platforms, language: "en", lacks: [],
      steps: [], judged: 0, heard: [], file: yaml.file, line: yaml.line)
    for entry in entries {
      let value = entry.value
      switch entry.name {
      case "because": example.because = value.text("`because`") ?? ""
      case "platform":
        guard let platform = value.choice("platform", Platform.self) else { break }
        if !platforms.contains(platform) { value.report("the rule is not for \(platform.displayName).") }
        example.platforms = [platform]
      case "language":
        guard let language = value.text("`language`") else { break }
        if !LanguageTag.isValid(language) { value.report("“\(language)” is no language tag such as `en` or `pt-BR`.") }
        example.language = language
      case "lacks": example.lacks = lacks(value)
      case "order":
        if value.scalar != "heard" { value.report("`order` is `heard`, or is left out.") }
        example.isInHeardOrder = true
      case "heard": example.heard = heard(value)
      case "tree", "events", "steps", "kind": break
      default:
        entry.key.report("`\(entry.name)` is no key of an example." + Yaml.offer(entry.name, Self.keys))
      }
    }
    if example.because.isEmpty { yaml.report("the example has no `because`: a sentence that says what it shows.") }
    let steps = ExampleStepCompiler(
      expectations: expectations, hasWhere: hasWhere, lacks: example.lacks, sample: sample)
    if !entries.contains(where: { $0.name == "steps" }), across == nil {
      let known = entries.filter { $0.name == "tree" || $0.name == "events" }
      guard let step = steps.compile(known, in: yaml) else { return nil }
      example.steps = [step]
    } else {
      guard let list = entries.first(where: { $0.name == "steps" })?.value else {
        yaml.report("the example has no `steps`: the captures in their order.")
        return nil
      }
      for entry in entries where entry.name == "tree" || entry.name == "events" {
        entry.key.report("`\(entry.name)` stands in each of the `steps`, not beside them.")
      }
      let items = list.list("`steps`") ?? []
      example.steps = items.compactMap { item in item.entries("a step").flatMap { steps.compile($0, in: item) } }
      guard example.steps.count == items.count, items.count > 1 else {
        if items.count < 2 { list.report("`steps` are two or more.") }
        return nil
      }
      example.judged = example.steps.firstIndex { !$0.tree.findings.isEmpty } ?? items.count - 1
      if example.steps.count(where: { !$0.tree.findings.isEmpty }) > 1 {
        list.report("findings stand in one step: the one that the rule judges.")
      }
    }
    checkFindings(example, entries.first { $0.name == "tree" || $0.name == "steps" }?.key ?? yaml)
    return example
  }

  /// Checks the marks: a failed example marks what fails, a cannot-tell example marks what cannot be judged, and others
  /// mark nothing.
  private func checkFindings(_ example: RuleExample, _ yaml: Yaml) {
    let isMarked = !example.tree.findings.isEmpty
    switch example.outcome {
    case .failed, .cannotTell:
      if !isMarked { yaml.report("the example marks no node with `finding`.") }
    case .passed, .inapplicable:
      if isMarked { yaml.report("a \(example.outcome.rawValue) example has no `finding`.") }
    }
    if example.outcome == .failed, example.tree.findings.contains(where: { $0.expectation == "where" }) {
      yaml.report("`finding: where` says that it is not known whether the rule applies; nothing has failed then.")
    }
  }

  private func lacks(_ yaml: Yaml) -> PropertySet {
    var lacks = PropertySet()
    for (word, place) in yaml.words("`lacks`") ?? [] {
      guard let property = Property(named: word) else {
        place.report("`\(word)` is no property." + Spelling.suggestion(for: word, among: Property.allCases.map(\.name)))
        continue
      }
      lacks.insert(property)
    }
    return lacks
  }

  /// One stop, or a list of stops.
  private func heard(_ yaml: Yaml) -> [[String]] {
    guard let items = yaml.list("`heard`") else { return [] }
    guard items.contains(where: { $0.isList }) else { return [items.compactMap { $0.text("a piece of speech") }] }
    return items.map { ($0.list("a stop") ?? []).compactMap { $0.text("a piece of speech") } }
  }
}
