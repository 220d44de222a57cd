import ArgumentParser
import Rules

/// `a11yd rules show`: one rule as people read it.
struct RulesShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a rule: what it checks, why, how to fix what it finds, and its examples.")

  @Argument(help: "The path or the id of the rule. `a11yd rules list` shows all paths.")
  var rule: String

  @OptionGroup var location: RuleLocation

  func run() throws {
    let whole = try location.ruleBook(.showing(rule))
    let named = whole.rules + whole.rulesOnce
    let paths = Set(named.filter { [$0.path, $0.id, $0.formerPath].contains(rule) }.map(\.path))
    let ruleBook = whole.selecting { paths.contains($0.path) }
    guard !ruleBook.rules.isEmpty else {
      throw ValidationError("No rule is named “\(rule)”. `a11yd rules list` shows all rules.")
    }
    print(RuleDocumentation(ruleBook).rules.joined(separator: "\n"), terminator: "")
  }
}
