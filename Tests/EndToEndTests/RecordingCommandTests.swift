import AuditTesting
import Foundation
import Testing

/// Sessions on the command line: the fixture recordings, and folders that the tests make.
struct RecordingCommandTests {
  private static let rules = "Tests/Fixtures/command/step-rules"
  private static let recordings = "Tests/Fixtures/recordings"

  /// The fixture recordings without what is recorded of them, in a folder of the test's own.
  private func withRecordings(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["calendar-tabs", "sort-sheet"] {
      let recording = BuiltCommand.package.appending(path: "\(Self.recordings)/\(name)")
      try FileManager.default.copyItem(at: recording, to: folder.appending(path: name))
    }
    try body(folder.path)
  }

  private static let tabs = "\(recordings)/calendar-tabs"

  @Test(arguments: ["calendar-tabs", "sort-sheet"])
  func `a recording is told as it happened`(name: String) throws {
    let run = try BuiltCommand("speak", "--recording", "\(Self.recordings)/\(name)")
    #expect(run.exitCode == 0, "\(run.standardError)")
    let golden = BuiltCommand.package.appending(path: "\(Self.recordings)/\(name).speech.txt").path
    #expect(Golden.mismatch(run.standardOutput, at: golden) == nil)
  }

  @Test(arguments: ["focus-does-not-return", "log-ends-too-early"])
  func `what TalkBack said is compared with what a11yd says`(name: String) throws {
    let run = try BuiltCommand("speak", "--compare", "Tests/Fixtures/logged-runs/\(name)")
    #expect(run.exitCode == 0, "\(run.standardError)")
    let golden = BuiltCommand.package.appending(path: "Tests/Fixtures/logged-runs/\(name).compare.txt").path
    #expect(Golden.mismatch(run.standardOutput, at: golden) == nil)
  }

  /// The line of TalkBack's speech in the shape of each version; before May 2021 it did not write the node.
  enum Version: String, CaseIterable {
    case from2015, from2018, from2020, from2021, from15, from16

    var namesNode: Bool { [.from2021, .from15, .from16].contains(self) }

    func line(_ text: Substring, _ event: Substring) -> String {
      switch self {
      case .from2015: "Speaking fragment text \"\(text)\""
      case .from2018: "Speaking fragment text \(text) for event \(event)"
      case .from2020, .from2021: "Speaking fragment text \"\(text)\" with spans null for event \(event)"
      case .from15: "Speaking fragment text=\(text), utteranceId=talkback_1, spans=null, locale=en_US, event=\(event)"
      case .from16:
        "Speaking fragment text=\"\(text)\", utteranceId=talkback_1, TtsSpan=null, locale=en_US, event=\(event)"
      }
    }
  }

  @Test(arguments: Version.allCases)
  func `what each version of TalkBack said is compared where its log names the node`(version: Version) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = BuiltCommand.package.appending(path: "Tests/Fixtures/logged-runs/focus-does-not-return")
    try FileManager.default.copyItem(at: run, to: folder)
    let log = try String(contentsOf: run.appending(path: "logcat.txt"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { version.namesNode || !$0.contains("Mappers") }
      .map { line in
        line.replacing(/Speaking fragment text="([^"]*)".*event=(.*)$/) { version.line($0.output.1, $0.output.2) }
      }
    try log.joined(separator: "\n").write(to: folder.appending(path: "logcat.txt"), atomically: true, encoding: .utf8)
    let compared = try BuiltCommand("speak", "--compare", folder.path)
    #expect(compared.exitCode == 0, "\(compared.standardError)")
    let expected = version.namesNode ? "a11yd and TalkBack agree at 0 of 2 stops." : "nothing to compare."
    #expect(compared.standardOutput.contains(expected), "\(compared.standardOutput)")
    let shown = try BuiltCommand("speak", "--recording", folder.path).standardOutput
    #expect(shown.contains("focus on “Notes, heading”, where TalkBack said “Notes”") == version.namesNode, "\(shown)")
  }

  @Test(arguments: ["notes", "notes-broken"])
  func `DroidBot's actions are read from gzip as they are without`(run: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: BuiltCommand.package.appending(path: "Tests/Fixtures/runs/\(run)"), to: folder)
    func lines() throws -> [String] {
      let audited = try BuiltCommand(
        "audit", "--recording", "--format", "jsonl", "--rules", "rules", "states", "events", directory: folder)
      // Both runs have an event that was never written.
      let problems = audited.standardError.split(separator: "\n")
      #expect(audited.exitCode == 2, "\(audited.standardError)")
      #expect(problems.count == 1 && problems[0].contains("is empty"), "\(audited.standardError)")
      return audited.lines.map { line in
        String(line).replacing(/"milliseconds":[0-9.e-]+/, with: "").replacing(".json.gz", with: ".json")
      }
    }
    let rules = BuiltCommand.package.appending(path: "rules")
    try FileManager.default.createSymbolicLink(at: folder.appending(path: "rules"), withDestinationURL: rules)
    let plain = try lines()
    let events = folder.appending(path: "events").path
    let gzip = Process()
    gzip.executableURL = URL(filePath: "/bin/gzip")
    gzip.arguments = ["--recursive", events]
    try gzip.run()
    gzip.waitUntilExit()
    let names = try FileManager.default.contentsOfDirectory(atPath: events)
    #expect(!names.isEmpty && names.allSatisfy { $0.hasSuffix(".json.gz") })
    #expect(try lines() == plain)
  }

  @Test func `a recording shows what TalkBack said instead`() throws {
    let run = try BuiltCommand("speak", "--recording", "Tests/Fixtures/logged-runs/focus-does-not-return")
    #expect(run.standardOutput.contains("focus on “Notes, heading”, where TalkBack said “Notes”"))
  }

  @Test func `doctor says what a run decides, and which change would decide most more`() throws {
    let run = try BuiltCommand("doctor", "--recording", "Tests/Fixtures/logged-runs/focus-does-not-return")
    #expect(run.exitCode == 0, "\(run.standardError)")
    let decided = try #require(run.lines.first { $0.hasPrefix("decides ") })
    let open = try #require(run.lines.first { $0.hasPrefix("cannot ") })
    // With TalkBack's log: where the focus goes, and what is announced. With one text size and no keys: neither of these.
    for row in ["BT-17", "LD-03", "WP-10"] { #expect(decided.contains(row) && !open.contains(row), "\(row)") }
    for row in ["BT-13", "SG-13", "SG-01"] { #expect(open.contains(row) && !decided.contains(row), "\(row)") }
    #expect(run.lines.contains { $0.contains("does not tell  which keys were sent, a screen at two text sizes") })
  }

  @Test func `doctor asks for the log of TalkBack where a run has none`() throws {
    try withRecordings { folder in
      let run = try BuiltCommand("doctor", "--recording", "\(folder)/sort-sheet")
      let advice = try #require(run.lines.first { $0.hasPrefix("do this ") })
      #expect(!advice.contains("Nothing"), "\(run.standardOutput)")
    }
    let captures = "Tests/Fixtures/logged-runs/focus-does-not-return"
    let run = try BuiltCommand("doctor", "--recording", "\(captures)/1-notes.json", "\(captures)/2-dialog.json")
    #expect(run.lines.contains { $0.hasPrefix("tells ") } == false, "\(run.standardOutput)")
    #expect(run.lines.contains { $0.contains("adb logcat") }, "\(run.standardOutput)")
  }

  @Test func `doctor writes what a run decides for programs too`() throws {
    let run = try BuiltCommand(
      "doctor", "--recording", "--format", "json", "Tests/Fixtures/logged-runs/focus-does-not-return",
      "docs/examples/checkout-appium.xml")
    #expect(run.exitCode == 0, "\(run.standardError)")
    let document = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8))
    let runs = try #require(document as? [[String: Any]])
    #expect(runs.map { $0["captures"] as? Int } == [3, 1])
    #expect((runs.first?["tells"] as? [String: Int])?["focus"] == 2)
    #expect((runs.first?["decides"] as? [String])?.contains("BT-17") == true)
    let advice = try #require(runs.last?["advice"] as? [String: Any])
    #expect((advice["rows"] as? [String])?.isEmpty == false)
  }

  @Test func `verbose adds all that is heard on each screen`() throws {
    let run = try BuiltCommand("speak", "--recording", "--verbose", Self.tabs)
    #expect(run.lines.contains("      3  selected, Week, tab  (double-tap to activate)"), "\(run.standardOutput)")
    #expect(run.lines.count { $0.contains("TalkBack as of") } == 3)
  }

  @Test func `verbose without a recording is wrong usage`() throws {
    #expect(try BuiltCommand("speak", "--verbose", Self.tabs).exitCode == 64)
  }

  @Test func `sessions below a directory are recordings of their own`() throws {
    try withRecordings { folder in
      let run = try BuiltCommand("speak", "--recording", folder)
      #expect(run.lines.count { $0.contains(" captures in ") } == 2, "\(run.standardOutput)")
    }
  }

  @Test func `without events nobody says that nothing was announced`() throws {
    let export = #"{"a11ySnapshot": 1, "meta": {"platform": "ios"}, "tree": {"role": "button", "name": "Pay"}}"#
    let run = try BuiltCommand("speak", "--recording", "-", input: export)
    #expect(run.lines.first?.hasSuffix("What was announced is not known: no capture has `events`.") == true)
    #expect(run.lines.last == "           where the focus is, this capture does not say")
  }

  // MARK: audit

  private func steps(_ arguments: String...) throws -> [String: [String]] {
    let run = try BuiltCommand(["audit", "--quiet", "--format", "jsonl", "--rules", Self.rules] + arguments)
    var steps: [String: [String]] = [:]
    for line in run.lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      steps[object?["snapshot"] as? String ?? ""] = object?["steps"] as? [String]
    }
    #expect(run.exitCode == (steps.isEmpty ? 0 : 1), "\(run.standardError)")
    return steps
  }

  @Test func `the files of a directory below a given one are a session`() throws {
    try withRecordings { folder in
      let tabs = folder + "/calendar-tabs"
      let found = try steps(folder)
      #expect(found == ["\(tabs)/03-month.json": ["\(tabs)/02-week.json"]])
    }
  }

  @Test func `files directly in a given directory are one only when asked`() throws {
    #expect(try steps(Self.tabs).isEmpty)
    #expect(try steps("--recording", Self.tabs) == ["\(Self.tabs)/03-month.json": ["\(Self.tabs)/02-week.json"]])
  }

  @Test func `files given by name are one recording when asked`() throws {
    let files = ["\(Self.tabs)/02-week.json", "\(Self.tabs)/03-month.json"]
    #expect(try steps(files[0], files[1]).isEmpty)
    #expect(try steps("--recording", files[0], files[1]) == [files[1]: [files[0]]])
    #expect(try steps("--recording", files[1], files[0]) == [files[1]: [files[0]]])
  }

  @Test func `text shows the other captures`() throws {
    let run = try BuiltCommand("audit", "--rules", Self.rules, "--recording", Self.tabs)
    #expect(run.lines.contains("            across 02-week.json"), "\(run.standardOutput)")
  }

  @Test func `many sessions are written in order, each judged in its own`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for session in 10..<40 {
      let directory = folder.appending(path: "run-\(session)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for number in 1...11 {
        let rows = [String](
          repeating: #"{"role": "text", "name": "Row"}"#, count: (session + number) % 7 == 0 ? 400 : 1)
        let export = #"""
          {"a11ySnapshot": 1, "meta": {"platform": "ios", "language": "en", "screenReaderFocus": "nobody",
            "trigger": {"action": "tap", "node": "week"}}, "tree": {"role": "window", "children": [
            {"role": "tab", "name": "Week", "identifier": "week"}, \#(rows.joined(separator: ","))]}}
          """#
        try Data(export.utf8).write(to: directory.appending(path: "\(number).json"))
      }
    }
    let arguments = ["audit", "--format", "jsonl", "--show", "cant-tell", "--rules", Self.rules, folder.path]
    let run = try BuiltCommand(arguments)
    let objects = try run.lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
    let snapshots = objects.compactMap { ($0["summary"] as? [String: Any])?["snapshot"] as? String }
    #expect(
      snapshots == (10..<40).flatMap { session in (1...11).map { "\(folder.path)/run-\(session)/\($0).json" } })
    let steps = objects.compactMap { $0["steps"] as? [String] }
    #expect(
      steps == (10..<40).flatMap { session in (1...10).map { ["\(folder.path)/run-\(session)/\($0).json"] } })
    #expect(try BuiltCommand(arguments).lines.count == run.lines.count)
  }

  @Test func `a file that cannot be read parts its neighbours`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let directory = folder.appending(path: "run")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let tabs = BuiltCommand.package.appending(path: Self.tabs)
    for name in ["02-week.json", "03-month.json"] {
      try FileManager.default.copyItem(at: tabs.appending(path: name), to: directory.appending(path: name))
    }
    #expect(try BuiltCommand("audit", "--rules", Self.rules, folder.path).exitCode == 1)
    try Data("{".utf8).write(to: directory.appending(path: "02-x.json"))
    let run = try BuiltCommand("audit", "--rules", Self.rules, "--fail-on", "minor", folder.path)
    #expect(run.exitCode == 2)
    #expect(!run.standardOutput.contains("across"))
  }
}
