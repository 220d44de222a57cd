import ArgumentParser

/// The command.
@main
struct A11yd: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11yd",
    abstract: "Audits exported accessibility trees and says what a screen reader user would hear.",
    version: version,
    subcommands: [
      RunCommand.self,
      StatusCommand.self,
      ReplayCommand.self,
      AuditCommand.self,
      SpeakCommand.self,
      DoctorCommand.self,
      RulesCommand.self,
      ConfigCommand.self,
    ])
}
