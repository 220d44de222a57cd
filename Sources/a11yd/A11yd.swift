import ArgumentParser

/// The command.
@main
struct A11yd: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11yd",
    abstract: "Audits exported accessibility trees and says what a screen reader user would hear.",
    subcommands: [RulesCommand.self])
}
