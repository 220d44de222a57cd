import ArgumentParser

/// `a11yd rules`: everything that people who write rules need.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Check, test, show and explain rules.",
    subcommands: [
      RulesCheckCommand.self, RulesTestCommand.self, RulesListCommand.self, RulesShowCommand.self,
      RulesExplainCommand.self,
      RulesCatalogCommand.self, RulesDocsCommand.self, RulesCriteriaCommand.self,
    ])
}
