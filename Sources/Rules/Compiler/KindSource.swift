import AccessibilityTree

/// A kind as its page writes it: its words, its nodes, and the slots that it fills.
///
/// A class, because it is handed on for every question about a kind.
final class KindSource {
  let kind: Kind
  /// The nodes that are of this kind unless an earlier kind claims them.
  let control: Yaml
  /// The slots by name; each is a predicate or the name of a set.
  let slots: [String: Yaml.Entry]
  /// Small trees of one such control, by platform.
  let samples: [Platform: Yaml]
  /// Sentences that differ from the rule's own, by the rule's name and the framework's.
  let fixes: [String: Yaml]
  /// Impacts that differ from the rule's own, by the rule's name.
  let impacts: [String: Yaml]
  let place: Yaml

  static let reserved = ["noun", "a-noun", "words", "samples", "fix", "impact", "formerly"]

  /// Reads one kind; nil after reporting the problems.
  init?(_ entry: Yaml.Entry, page: String) {
    guard let entries = entry.value.entries("a kind") else { return nil }
    func value(_ key: String) -> Yaml? { entries.first { $0.name == key }?.value }
    for key in ["noun", "control"] where value(key) == nil {
      entry.key.report("the kind `\(entry.name)` has no `\(key)`.")
    }
    guard let noun = value("noun")?.text("`noun`"), let control = value("control") else { return nil }
    var words: [String: String] = [:]
    for word in value("words")?.entries("`words`") ?? [] { words[word.name] = word.value.text("a word") }
    var kind = Kind(
      page: page, name: entry.name, noun: noun, nounWithArticle: value("a-noun")?.text("`a-noun`"), words: words)
    kind.formerPath = value("formerly")?.text("`formerly`")
    self.kind = kind
    self.control = control
    place = entry.key
    slots = Dictionary(
      entries.filter { !Self.reserved.contains($0.name) }.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var samples: [Platform: Yaml] = [:]
    for sample in value("samples")?.entries("`samples`") ?? [] {
      if sample.name == "any" {
        for platform in Platform.allCases { samples[platform] = samples[platform] ?? sample.value }
      } else if let platform = Platform(rawValue: sample.name) {
        samples[platform] = sample.value
      } else {
        sample.key.report("`\(sample.name)` is not a platform." + Yaml.offer(sample.name, ["any", "ios", "android"]))
      }
    }
    self.samples = samples
    var fixes: [String: Yaml] = [:]
    for fix in value("fix")?.entries("`fix`") ?? [] { fixes[fix.name] = fix.value }
    self.fixes = fixes
    var impacts: [String: Yaml] = [:]
    for impact in value("impact")?.entries("`impact`") ?? [] { impacts[impact.name] = impact.value }
    self.impacts = impacts
  }
}
