import ArgumentParser

/// The command.
@main
struct A11yd: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11yd",
    abstract: "Audit exported accessibility trees and show what a screen reader user hears.",
    version: version,
    subcommands: [
      RunCommand.self,
      StatusCommand.self,
      ReplayCommand.self,
      ReportCommand.self,
      AuditCommand.self,
      SpeakCommand.self,
      DoctorCommand.self,
      RecordCommand.self,
      RulesCommand.self,
      ConfigCommand.self,
    ])
}
