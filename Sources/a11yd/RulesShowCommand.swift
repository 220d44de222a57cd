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
    let ruleBook = try location.ruleBook().selecting { $0.path == rule || $0.id == rule }
    guard !ruleBook.rules.isEmpty else {
      throw ValidationError("there is no rule “\(rule)”. `a11yd rules list` names them all.")
    }
    print(RuleDocumentation(ruleBook).rules.joined(separator: "\n"), terminator: "")
  }
}
