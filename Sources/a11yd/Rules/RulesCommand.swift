import ArgumentParser

/// `a11yd rules`: everything that people who write rules need.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Write, check, test, show and explain rules.",
    subcommands: [
      RulesCheckCommand.self, RulesTestCommand.self, RulesListCommand.self, RulesShowCommand.self,
      RulesExplainCommand.self, RulesNewCommand.self, RulesSchemaCommand.self,
      RulesCatalogCommand.self, RulesDocsCommand.self, RulesCriteriaCommand.self,
    ])
}
