import ArgumentParser
import Rules

/// `a11yd rules docs`: docs/rules.md.
struct RulesDocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs", abstract: "Write the documentation of the rules to standard output.")

  @OptionGroup var location: RuleLocation

  func run() throws {
    print(RuleDocumentation(try location.ruleBook()).page, terminator: "")
  }
}
