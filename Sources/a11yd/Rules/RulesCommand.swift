import ArgumentParser

/// `a11yd rules`: everything that people who write rules need.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Check, test and show rules.",
    subcommands: [
      RulesCheckCommand.self, RulesTestCommand.self, RulesListCommand.self, RulesShowCommand.self,
      RulesCatalogCommand.self, RulesDocsCommand.self, RulesCriteriaCommand.self,
    ])
}
