/// A `page.yaml` as written: the page's name, kinds and sets.
struct PageSource {
  let folder: String
  var name = ""
  /// Where the page is among the criteria: `native/controls/button`. nil for a folder of sets alone.
  var address: String?
  /// The letters that the numbers of its rows begin with: `BT`. nil for a folder of sets alone.
  var prefix: String?
  var kinds: [KindSource] = []
  var sets: [Yaml.Entry] = []
  private(set) var isBroken = false

  static let keys = ["name", "page", "prefix", "kinds", "sets"]

  /// Reads a `page.yaml`; what is wrong with it is reported.
  ///
  /// - Parameter hasCriteria: there are criteria beside it, which may say that the kinds of other pages judge its controls. It
  ///   needs no kinds and sets then.
  init(_ text: RuleText, hasCriteria: Bool, log: ProblemLog) {
    folder = text.page
    let problemsBefore = log.problems.count
    defer { isBroken = log.problems.count > problemsBefore }
    guard let yaml = Yaml(text, log: log), let entries = yaml.entries("a page") else { return }
    for entry in entries {
      switch entry.name {
      case "name": name = entry.value.text("`name`") ?? ""
      case "page": address = entry.value.text("`page`")
      case "prefix": prefix = Self.prefix(entry.value)
      case "kinds": kinds = (entry.value.entries("`kinds`") ?? []).compactMap { KindSource($0, page: text.page) }
      case "sets": sets = entry.value.entries("`sets`") ?? []
      default: entry.key.report("`\(entry.name)` is no key of a page." + Yaml.offer(entry.name, Self.keys))
      }
    }
    if !entries.contains(where: { $0.name == "name" }) { yaml.report("the page has no `name`.") }
    if !hasCriteria, !entries.contains(where: { $0.name == "sets" || $0.name == "kinds" }) {
      yaml.report("the page has neither `kinds` nor `sets`, and there is no `criteria.yaml` beside it.")
    }
  }

  private static func prefix(_ yaml: Yaml) -> String? {
    guard let prefix = yaml.text("`prefix`") else { return nil }
    guard 2...3 ~= prefix.utf8.count, prefix.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else {
      yaml.report("“\(prefix)” is not a prefix: two or three capital letters, such as `BT`.")
      return nil
    }
    return prefix
  }
}
