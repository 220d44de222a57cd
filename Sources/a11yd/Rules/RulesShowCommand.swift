import ArgumentParser
import Rules

/// `a11yd rules show`: one rule as people read it.
struct RulesShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Shows a rule: its sentences, why, how to repair what it finds, its examples.")

  @Argument(help: "Such as button/name-omits-role; its id will do too.")
  var rule: String

  @OptionGroup var location: RuleLocation

  func run() throws {
    let whole = try location.ruleBook()
    let named = whole.rules + whole.rulesOnce
    let paths = Set(named.filter { [$0.path, $0.id, $0.formerPath].contains(rule) }.map(\.path))
    let ruleBook = whole.selecting { paths.contains($0.path) }
    guard !ruleBook.rules.isEmpty else {
      throw ValidationError("there is no rule “\(rule)”. `a11yd rules list` names them all.")
    }
    print(RuleDocumentation(ruleBook).rules.joined(separator: "\n"), terminator: "")
  }
}
