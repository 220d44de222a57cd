/// The kinds of all pages in one order: a node is of the first kind that claims it.
///
/// Kinds that `kinds.yaml` does not name come before those that it names, in the order of their pages: a kind that a
/// lab adds is more specific than the existing ones.
final class KindTable {
  private(set) var sources: [KindSource] = []
  private var order: [String] = []
  private var orderPlaces: [(name: String, yaml: Yaml)] = []
  private var ranks: [String: Int] = [:]
  /// By slot, the kinds that fill it, in order.
  private var fillings: [String: [Int]] = [:]

  /// Reads `kinds.yaml`.
  func readOrder(_ text: RuleText, log: ProblemLog) {
    guard let yaml = Yaml(text, log: log), let entries = yaml.entries("the list of kinds") else { return }
    for entry in entries where entry.name != "order" {
      entry.key.report("`\(entry.name)` is not a key of the list of kinds." + Yaml.offer(entry.name, ["order"]))
    }
    guard let names = entries.first(where: { $0.name == "order" })?.value.words("`order`") else { return }
    orderPlaces = names.map { ($0.word, $0.yaml) }
    order = names.map(\.word)
  }

  /// Adds the kind of a page.
  func add(_ source: KindSource) { sources.append(source) }

  /// Sorts the kinds, after all pages were read.
  func settle() {
    var ranks: [String: Int] = [:]
    for (rank, name) in order.enumerated() where ranks.updateValue(rank, forKey: name) != nil {
      orderPlaces[rank].yaml.report("duplicate kind `\(name)`. Remove one.")
    }
    sources = sources.enumerated().sorted {
      (ranks[$0.element.kind.path] ?? -1, $0.offset) < (ranks[$1.element.kind.path] ?? -1, $1.offset)
    }.map(\.element)
    self.ranks = Dictionary(
      sources.enumerated().map { ($1.kind.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (rank, source) in sources.enumerated() {
      for slot in source.slots.keys { fillings[slot, default: []].append(rank) }
    }
  }

  /// The rank of the kind with this full name.
  func rank(of path: String) -> Int? { ranks[path] }

  /// The kinds that fill a slot, in order.
  func filling(_ slot: String) -> [Int] { fillings[slot] ?? [] }

  /// Every slot that some kind fills, in alphabetical order.
  var slotNames: [String] { fillings.keys.sorted() }
}
