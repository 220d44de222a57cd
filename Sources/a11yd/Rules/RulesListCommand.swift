import AccessibilityTree
import ArgumentParser
import FoundationEssentials
import Rules

/// `a11yd rules list`: a table of the rules.
struct RulesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the rules.")

  @OptionGroup var location: RuleLocation

  @Option(help: "Output format: table, or jsonl for one JSON object per line.")
  var format: Format = .table

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table
    case jsonl
  }

  /// A line of `--format jsonl`.
  private struct Entry: Encodable {
    var rule: String
    var id: String
    var name: String
    var status: String
    var impact: String
    var platforms: [String]
    var decides: [String]
    /// The kinds that a rule for all controls judges; empty for a rule of one page.
    var kinds: [String]
    var wcag: [String]
  }

  func run() throws {
    let ruleBook = try location.ruleBook()
    let rules = ruleBook.rulesOnce
    switch format {
    case .table:
      let width = rules.map(\.path.count).max() ?? 0
      for rule in rules {
        print(
          pad(rule.path, width), pad(rule.impact.rawValue, 8), pad(rule.status.rawValue, 10), rule.name, separator: "  "
        )
      }
    case .jsonl:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      for rule in rules { print(String(decoding: try encoder.encode(entry(rule, in: ruleBook)), as: UTF8.self)) }
    }
  }

  private func entry(_ rule: Rule, in ruleBook: RuleBook) -> Entry {
    let kinds = ruleBook.rules.filter { $0.path == rule.path }.compactMap(\.kind)
    return Entry(
      rule: rule.path, id: rule.id, name: rule.name, status: rule.status.rawValue, impact: rule.impact.rawValue,
      platforms: rule.platforms.map(\.rawValue).sorted(), decides: rule.decides,
      kinds: kinds.map(\.path), wcag: rule.wcag.map(\.number))
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
