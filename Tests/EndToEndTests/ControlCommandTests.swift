import Foundation
import Testing

/// `a11yd status` and `a11yd replay` against the built command.
@Suite(.timeLimit(.minutes(5)))
struct ControlCommandTests {
  private static let rules = "Tests/Fixtures/command/rules"
  private static let export =
    #"{"a11ySnapshot": 1, "meta": {"platform": "ios", "screen": "Bodywork"}, "#
    + #""tree": {"role": "button", "name": "Has a dent"}}"#

  private func ask(_ command: RunningCommand, _ arguments: String...) throws -> BuiltCommand {
    try BuiltCommand(arguments + ["--socket", command.base.appending(path: "control").path])
  }

  @Test
  func `status tells a person how it does, and other programs too`() async throws {
    let command = try RunningCommand(rules: Self.rules)
    _ = await command.line()
    try command.place(Self.export, as: "a.json")
    _ = await command.line()
    _ = await command.line()
    let status = try ask(command, "status")
    #expect(status.exitCode == 0)
    #expect(status.lines.first?.hasPrefix("a11yd     running, ") == true)
    #expect(status.standardOutput.contains("\nwatching  \(command.drop.path), 1 directory\n"))
    #expect(status.standardOutput.contains("\njournal   this terminal, nothing undelivered\n"))
    let json = try ask(command, "status", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(json.standardOutput.utf8)) as? [String: Any]
    #expect((object?["watch"] as? [String: Any])?["directory"] as? String == command.drop.path)
    #expect(object?["rules"] as? Int == 2)
  }

  @Test
  func `replay audits a file again that was audited`() async throws {
    let command = try RunningCommand(rules: Self.rules)
    _ = await command.line()
    try command.place(Self.export, as: "a.json")
    #expect(await command.line() == "Bodywork: “Has a dent” has a dent.")
    _ = await command.line()
    let replay = try ask(command, "replay", "a.json")
    #expect(replay.exitCode == 0)
    #expect(replay.standardOutput == "1 file queued for re-audit.\n")
    #expect(await command.line() == "Bodywork: “Has a dent” has a dent.")
    _ = await command.line()
    let all = try ask(command, "replay", "--all")
    #expect(all.standardOutput == "1 file queued for re-audit.\n")
    #expect(await command.line() == "Bodywork: “Has a dent” has a dent.")
    let refused = try ask(command, "replay", "no.json")
    #expect(refused.exitCode == 1)
    #expect(refused.standardError.hasPrefix("no.json: there is no such file."))
  }

  @Test
  func `a blind daemon is exit code 1`() async throws {
    let command = try RunningCommand(rules: Self.rules)
    _ = await command.line()
    try FileManager.default.removeItem(at: command.drop)
    #expect(await command.line()?.hasPrefix("Auditing has stopped: cannot watch ") == true)
    let status = try ask(command, "status")
    #expect(status.exitCode == 1)
    #expect(status.lines.first?.hasPrefix("a11yd     sees nothing, ") == true)
    #expect(status.standardOutput.contains("blind for "))
  }

  @Test
  func `fault 61: a second daemon is refused, and the first goes on`() async throws {
    let command = try RunningCommand(rules: Self.rules)
    _ = await command.line()
    let socket = command.base.appending(path: "control").path
    let second = try BuiltCommand(
      "run", "--output", "terminal", "--watch", command.drop.path, "--rules", Self.rules, "--socket", socket)
    #expect(second.exitCode == 75)
    #expect(second.standardError.hasPrefix("\(socket): another a11yd is running here."))
    #expect(second.standardOutput == "")
    #expect(try ask(command, "status").exitCode == 0)
  }

  @Test(arguments: ["status", "replay"])
  func `without a daemon it is exit code 3`(subcommand: String) throws {
    let arguments = subcommand == "status" ? ["status"] : ["replay", "--all"]
    let run = try BuiltCommand(arguments + ["--socket", "/nonexistent/control"])
    #expect(run.exitCode == 3)
    #expect(run.standardError.hasPrefix("/nonexistent/control: a11yd is not running."))
  }

  @Test
  func `wrong usage is exit code 64`() throws {
    #expect(try BuiltCommand("replay").exitCode == 64)
    #expect(try BuiltCommand("replay", "--all", "a.json").exitCode == 64)
    #expect(try BuiltCommand("status", "more").exitCode == 64)
  }
}
