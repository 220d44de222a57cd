import Foundation
import Testing

/// What the built command remembers over its own end.
@Suite(.timeLimit(.minutes(5)))
struct RememberingTests {
  private static let rules = "Tests/Fixtures/command/rules"

  private func export(_ names: String...) -> String {
    let buttons = names.map { #"{"role": "button", "name": "\#($0)"}"# }.joined(separator: ", ")
    return #"""
      {"a11ySnapshot": 1, "meta": {"platform": "ios", "app": "com.example", "screen": "Bodywork", "language": "en"},
        "tree": {"role": "window", "children": [\#(buttons)]}}
      """#
  }

  /// Lines up to the next summary, that one left out.
  private func findings(_ command: RunningCommand) async throws -> [String] {
    var lines: [String] = []
    while true {
      let line = try #require(await command.line())
      if line.contains(" cannot tell, ") { return lines }
      lines.append(line)
    }
  }

  @Test("fault 62: over a restart nothing is told twice, and what was repaired meanwhile is told as fixed")
  func restart() async throws {
    let first = try RunningCommand(rules: Self.rules)
    _ = await first.line()
    try first.place(export("Has a dent", "Door", "Wheel"), as: "a.json")
    #expect(try await findings(first) == ["Bodywork: “Has a dent” has a dent."])
    first.signal(SIGTERM)
    #expect(await first.exitCode() == 0)

    let second = try RunningCommand(rules: Self.rules, goingOnWith: first)
    _ = await second.line()
    // Nothing of the first file comes before it.
    try second.place(export("Repaired", "Door", "Wheel"), as: "b.json")
    #expect(
      try await findings(second) == ["Bodywork: fixed since a.json: “Has a dent” has a dent."])
  }

  @Test("fault 55: a terminal, which nobody can ask what it showed, is told once more what a damaged state forgot")
  func damaged() async throws {
    let first = try RunningCommand(rules: Self.rules)
    _ = await first.line()
    try first.place(export("Has a dent"), as: "a.json")
    #expect(try await findings(first) == ["Bodywork: “Has a dent” has a dent."])
    first.signal(SIGTERM)
    #expect(await first.exitCode() == 0)

    let ledger = first.state.appending(path: "ledger.db").path
    #expect(truncate(ledger, 5_000) == 0)
    let second = try RunningCommand(rules: Self.rules, goingOnWith: first)
    let complaint = await second.line()
    #expect(complaint?.contains("Cannot use \(ledger): it is damaged (its last page is cut off).") == true)
    #expect(complaint?.hasSuffix("It audits and reports the files in the drop directory again.") == true)
    _ = await second.line()
    #expect(try await findings(second) == ["Bodywork: “Has a dent” has a dent."])
  }

  @Test("fault 50: killed while files are audited, it tells of each after the restart, and of none twice under two ids")
  func killed() async throws {
    // Names that differ by a number only are one finding.
    let configuration = "audit: {auditors: 1}\njournal: {repeat-after: 0 s}"
    let first = try RunningCommand(rules: Self.rules, configuration: configuration)
    _ = await first.line()
    for number in 1...20 { try first.place(export("Has a dent \(number)"), as: "\(number).json") }
    let before = try await findings(first)
    first.signal(SIGKILL)
    #expect(await first.exitCode() == SIGKILL)

    let second = try RunningCommand(rules: Self.rules, configuration: configuration, goingOnWith: first)
    var told = Set(before)
    while let line = await first.line() { told.insert(line) }
    try second.place(export("Has a dent at last"), as: "last.json")
    let dents = ((1...20).map { "\($0)" } + ["at last"]).map { "Bodywork: “Has a dent \($0)” has a dent." }
    // Several audit at once, so that the last file is not the last that is told.
    while !told.isSuperset(of: dents), let line = await second.line() { told.insert(line) }
    #expect(told.isSuperset(of: dents), "\(Set(dents).subtracting(told))")
  }

  @Test("fault 61: a second one on the same state directory is refused")
  func second() async throws {
    let first = try RunningCommand(rules: Self.rules)
    _ = await first.line()
    let second = try RunningCommand(rules: Self.rules, goingOnWith: first)
    #expect(await second.exitCode() == 75)
  }

  private func capture(_ number: Int, meta: String = "") -> String {
    #"""
    {"a11ySnapshot": 1, "meta": {"platform": "ios", "app": "com.example", "screen": "Step \#(number)", "language": "en",
      "screenReaderFocus": "title", "trigger": {"action": "tap", "node": "week"}\#(meta)},
      "tree": {"role": "window", "children": [{"role": "text", "name": "Calendar", "identifier": "title"},
        {"role": "tab", "name": "Week", "identifier": "week"}]}}
    """#
  }

  @Test("fault 62: a session that a restart cuts in two is judged as one", arguments: [true, false])
  func session(isNamedByDirectory: Bool) async throws {
    let rules = "Tests/Fixtures/command/step-rules"
    let place = isNamedByDirectory ? "run/" : ""
    let meta = isNamedByDirectory ? "" : #", "session": "run""#
    let first = try RunningCommand(rules: rules)
    _ = await first.line()
    try FileManager.default.createDirectory(at: first.drop.appending(path: "run"), withIntermediateDirectories: true)
    try first.place(capture(1, meta: meta), as: place + "1.json")
    #expect(try await findings(first) == [])
    first.signal(SIGTERM)
    #expect(await first.exitCode() == 0)

    let second = try RunningCommand(rules: rules, goingOnWith: first)
    _ = await second.line()
    try second.place(capture(2, meta: meta), as: place + "2.json")
    // The second may be faster than the first, which is only remembered: then the finding comes after its summary.
    while let line = await second.line() {
      if line == "Step 2: “Week” was chosen, and the focus is on “Calendar”. Leave it there." { return }
    }
    Issue.record("it ended without the finding")
  }
}
