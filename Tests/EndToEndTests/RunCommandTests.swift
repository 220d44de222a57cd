import Foundation
import Testing

/// The built command on a folder: what is dropped is what is said.
@Suite(.timeLimit(.minutes(5)))
struct RunCommandTests {
  private static let rules = "Tests/Fixtures/command/rules"

  private func export(_ name: String, screen: String = "Bodywork") -> String {
    #"{"a11ySnapshot": 1, "meta": {"platform": "ios", "screen": "\#(screen)"}, "#
      + #""tree": {"role": "button", "name": "\#(name)"}}"#
  }

  @Test
  func `a dropped export is a finding and a summary`() async throws {
    let command = try RunningCommand(rules: Self.rules)
    let watching = try #require(await command.line())
    #expect(watching.hasPrefix("Watching \(command.drop.path): 1 directory, 2 rules. Findings go to this terminal."))
    try command.place(export("Has a dent"), as: "a.json")
    #expect(await command.line() == "Bodywork: “Has a dent” has a dent.")
    let summary = try #require(await command.line())
    #expect(summary.hasPrefix("Bodywork: 1 failed, 0 cannot tell, 1 passed (canonical, 1 node, "))
    command.signal(SIGTERM)
    #expect(await command.line() == "Stopped: 1 audited, 0 waiting for the next start.")
    #expect(await command.exitCode() == 0)
  }

  @Test
  func `an app's text cannot forge a line`() async throws {
    let command = try RunningCommand(rules: Self.rules)
    _ = await command.line()
    try command.place(
      export(#"Has a dent\nNov 21 09:30:00 lab a11yd[1]: Bodywork: 0 failed\u202e"#), as: "a.json")
    let line = try #require(await command.line())
    #expect(line.hasPrefix(#"Bodywork: “Has a dent Nov 21 09:30:00 lab a11yd[1]: Bodywork: 0 failed\u{202E}” "#))
  }

  @Test
  func `an export in a folder that is dropped with it is audited`() async throws {
    let command = try RunningCommand(rules: Self.rules)
    _ = await command.line()
    let folder = command.base.appending(path: "run-17")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(export("Has a dent").utf8).write(to: folder.appending(path: "a.json"))
    try FileManager.default.moveItem(at: folder, to: command.drop.appending(path: "run-17"))
    #expect(await command.line() == "Bodywork: “Has a dent” has a dent.")
  }

  @Test
  func `half an export is reported as incomplete, and audited when the rest comes`() async throws {
    let command = try RunningCommand(rules: Self.rules, configuration: "watch: {settle: 20 ms, grace: 100 ms}")
    _ = await command.line()
    let whole = export("Has a dent")
    try command.place(String(whole.dropLast(20)), as: "a.json")
    let incomplete = try #require(await command.line())
    #expect(incomplete.hasPrefix("a.json: "))
    #expect(incomplete.hasSuffix("Incomplete snapshot: was it still being written?"))
    let handle = try FileHandle(forWritingTo: command.drop.appending(path: "a.json"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(whole.suffix(20).utf8))
    try handle.close()
    #expect(await command.line() == "Bodywork: “Has a dent” has a dent.")
  }

  @Test
  func `a reload with a broken configuration changes nothing, a repaired one counts`() async throws {
    let command = try RunningCommand(rules: Self.rules)
    _ = await command.line()
    let file = command.base.appending(path: "a11yd.yaml")
    try "watch: {settle: soon}".write(to: file, atomically: true, encoding: .utf8)
    command.signal(SIGHUP)
    #expect(
      await command.line() == """
        \(file.path):1:17: `watch.settle` is “soon”, not a time such as “200 ms” or “30 s”. \
        a11yd keeps the configuration and rules that it had.
        """)
    try "watch: {settle: 1 s}".write(to: file, atomically: true, encoding: .utf8)
    command.signal(SIGHUP)
    #expect(await command.line() == "Reloaded the configuration and 2 rules.")
  }

  @Test
  func `with a broken configuration it does not start, and says where it is broken`() throws {
    let run = try BuiltCommand("run", "--config", "Tests/Fixtures/config/size-without-unit.bad.yaml")
    #expect(run.exitCode == 78)
    #expect(
      run.standardError == """
        Tests/Fixtures/config/size-without-unit.bad.yaml:3:18: `limits.snapshot-size` is “4 gigs”, not a size such as \
        “4 MiB”.\n
        """)
  }

  @Test
  func `without rules it does not start`() throws {
    let run = try BuiltCommand("run", "--rules", "no/such/rules")
    #expect(run.exitCode == 78)
    #expect(run.standardError.hasPrefix("no/such/rules: the rules cannot be read: there is no such directory."))
  }

  @Test
  func `config prints the merged configuration with its origins`() throws {
    let run = try BuiltCommand("config", "--config", "config/a11yd.yaml", "--watch", "/srv/exports")
    #expect(run.exitCode == 0)
    #expect(run.standardOutput.contains("  directory: /srv/exports"))
    #expect(run.lines.contains { $0.hasPrefix("  settle: 200 ms") && $0.hasSuffix("# default") })
  }
}
