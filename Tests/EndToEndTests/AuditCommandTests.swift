import Foundation
import Testing

struct AuditCommandTests {
  private static let rules = "Tests/Fixtures/command/rules"
  private static let exports = "Tests/Fixtures/command/exports"

  // MARK: exit codes

  @Test(arguments: [
    ("exports/1-clean.json", 0),
    ("exports/2-scratch.json", 1),
    ("exports", 1),
    ("no-json.txt", 2),
    ("exports/no-such-file.json", 2),
  ])
  func `the exit code says how the audit ended`(path: String, code: Int32) throws {
    let run = try BuiltCommand("audit", "--rules", Self.rules, "Tests/Fixtures/command/\(path)")
    #expect(run.exitCode == code, "\(run.standardError)")
  }

  @Test func `an empty folder is no clean audit`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-empty-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try BuiltCommand("audit", "--rules", Self.rules, folder.path)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("contains no files"))
  }

  @Test func `what cannot be read wins over what failed, and does not stop the rest`() throws {
    let run = try BuiltCommand(
      "audit", "--rules", Self.rules, "Tests/Fixtures/command/no-json.txt", Self.exports)
    #expect(run.exitCode == 2)
    #expect(run.standardError.hasPrefix("Tests/Fixtures/command/no-json.txt: "))
    #expect(run.standardOutput.contains("“Has a dent” has a dent."))
  }

  @Test(arguments: [
    "uiautomator2-xml/a11yd__permission-over-app.xml", "xcuitest-xml/a11yd__permission-alert.xml",
    "xcuitest-xml/a11yd__keyboard-and-sheet.xml",
  ])
  func `the app is not blamed for keyboards, dialogs and sheets of others`(path: String) throws {
    let run = try BuiltCommand("audit", "--rules", "rules", "Tests/Fixtures/exports/\(path)")
    #expect(run.exitCode == 0, "\(run.standardOutput)")
  }

  @Test(arguments: [("minor", 1), ("moderate", 0), ("serious", 0), ("critical", 0), ("never", 0)])
  func `only the impact that was asked for fails`(threshold: String, code: Int32) throws {
    let run = try BuiltCommand(
      "audit", "--rules", Self.rules, "--fail-on", threshold, "\(Self.exports)/2-scratch.json")
    #expect(run.exitCode == code)
    #expect(run.standardOutput.contains("“Has a scratch” has a scratch."))
  }

  @Test(arguments: [["audit"], ["audit", "--format", "pdf", "x.json"], ["audit", "--fail-on", "sometimes", "x.json"]])
  func `wrong usage is told apart from a failed audit`(arguments: [String]) throws {
    let run = try BuiltCommand(arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardOutput.isEmpty)
  }

  @Test func `an export without a platform is judged by the reader that is named`() throws {
    let export = "Tests/Fixtures/exports/flutter-semantics/a11yd__shop.json"
    let open = try BuiltCommand("audit", "--rules", "rules", export)
    // What fails with every screen reader fails without a platform too.
    #expect(open.exitCode == 1)
    #expect(open.standardOutput.contains("TalkBack is no different."))
    #expect(open.standardOutput.contains("does not say its platform"))
    let named = try BuiltCommand("audit", "--rules", "rules", "--reader", "talkback", export)
    #expect(named.exitCode == 1)
    #expect(named.standardOutput.contains("“Add to cart button” is announced as"))
    #expect(!named.standardOutput.contains("does not say its platform"))
  }

  @Test func `without rules nothing is judged and nothing passes`() throws {
    let folder = FileManager.default.temporaryDirectory
    let run = try BuiltCommand("audit", "--rules", "no-such-folder", "x.json", directory: folder)
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("no-such-folder: not a directory."))
  }

  @Test func `rules with mistakes are refused with the place of each`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "button"), withIntermediateDirectories: true)
    try Data("name: [unfinished".utf8).write(to: folder.appending(path: "button/broken.yaml"))
    let run = try BuiltCommand("audit", "--rules", folder.path, "\(Self.exports)/1-clean.json")
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("button/broken.yaml:"))
    #expect(run.standardOutput.isEmpty)
  }

  @Test func `results that cannot be written are not complete`() throws {
    let run = try BuiltCommand("audit", "--rules", Self.rules, Self.exports, outputPath: "/dev/full")
    #expect(run.exitCode == 2)
    #expect(run.standardError == "standard output: cannot write: No space left on device.\n")
  }

  // MARK: what is audited

  @Test func `a directory is audited in the order of its names, without hidden files`() throws {
    let run = try BuiltCommand("audit", "--rules", Self.rules, "--format", "jsonl", Self.exports)
    let snapshots = try run.objects().compactMap { ($0["summary"] as? [String: Any])?["snapshot"] as? String }
    #expect(
      snapshots == [
        "\(Self.exports)/1-clean.json", "\(Self.exports)/2-scratch.json", "\(Self.exports)/nested/3-dent.json",
        "\(Self.exports)/nested/4-crack.json",
      ])
  }

  @Test func `many files are written in their order whatever core was first`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1000..<1200 {
      // Large and small in turn, so that later ones are done first.
      let buttons = [String](repeating: #"{"role": "button", "name": "Has a dent"}"#, count: number % 7 == 0 ? 900 : 1)
      let export =
        #"{"a11ySnapshot": 1, "meta": {"platform": "ios", "language": "en"}, "tree": "#
        + #"{"role": "window", "children": [\#(buttons.joined(separator: ","))]}}"#
      try Data(export.utf8).write(to: folder.appending(path: "\(number).json"))
    }
    let run = try BuiltCommand("audit", "--rules", Self.rules, "--format", "jsonl", folder.path)
    let snapshots = try run.objects().compactMap { ($0["summary"] as? [String: Any])?["snapshot"] as? String }
    #expect(snapshots == (1000..<1200).map { "\(folder.path)/\($0).json" })
  }

  @Test func `standard input is one export`() throws {
    let export = try String(
      contentsOf: BuiltCommand.package.appending(path: "\(Self.exports)/2-scratch.json"), encoding: .utf8)
    let run = try BuiltCommand("audit", "--rules", Self.rules, "--format", "jsonl", "-", input: export)
    #expect(run.exitCode == 1)
    #expect(try run.objects().first?["snapshot"] as? String == "-")
  }

  @Test func `drafts are applied only on request`() throws {
    let path = "\(Self.exports)/nested/4-crack.json"
    #expect(try BuiltCommand("audit", "--rules", Self.rules, path).exitCode == 0)
    let run = try BuiltCommand("audit", "--rules", Self.rules, "--include-drafts", path)
    #expect(run.exitCode == 1)
    #expect(run.standardOutput.contains("critical"))
  }

  @Test func `a language is assumed where the export does not say one`() throws {
    let export = #"{"a11ySnapshot": 1, "meta": {"platform": "ios"}, "tree": {"role": "button", "name": "Has a dent"}}"#
    let english = try BuiltCommand("audit", "--rules", Self.rules, "--language", "en", "-", input: export)
    let welsh = try BuiltCommand("audit", "--rules", Self.rules, "--language", "cy", "-", input: export)
    #expect(english.exitCode == 1)
    #expect(welsh.exitCode == 0)
    #expect(welsh.standardOutput.contains("without a word list for the language"))
  }

  @Test func `a language that nobody says is guessed, and said to be a guess`() throws {
    let labels = ["Einstellungen", "Benachrichtigungen", "Suchen", "Zurück", "Abmelden", "Senden Taste"]
    let buttons = labels.map { #"{"role": "button", "name": "\#($0)"}"# }.joined(separator: ",")
    let export =
      #"{"a11ySnapshot": 1, "meta": {"platform": "ios"}, "tree": {"role": "window", "children": [\#(buttons)]}}"#
    let guessed = try BuiltCommand("audit", "--rules", "rules", "-", input: export)
    let sentence = "“Senden Taste” is announced as “Senden Taste, Taste”. Remove “Taste”"
    #expect(guessed.exitCode == 1)
    #expect(guessed.standardOutput.contains(sentence))
    let other = try BuiltCommand("audit", "--rules", "rules", "--language", "fr", "-", input: export)
    #expect(!other.standardOutput.contains(sentence))
    let spoken = try BuiltCommand("speak", "-", input: export)
    #expect(spoken.lines.first == "VoiceOver as of iOS 17, de (guessed), 6 stops")
    let doctor = try BuiltCommand("doctor", "--rules", "rules", "-", input: export)
    #expect(doctor.standardOutput.contains("language guessed to be German"))
    #expect(doctor.standardOutput.contains("language    guessed from the texts. If that is wrong, set it"))
  }

  // MARK: what is written

  @Test func `a pipe gets no colour, no progress and no escape`() throws {
    let run = try BuiltCommand("audit", "--rules", Self.rules, Self.exports)
    #expect(!run.standardOutput.contains("\u{1B}"))
    #expect(run.standardError.isEmpty)
    #expect(run.lines.last?.hasPrefix("4 files, 8 nodes: 2 failed (1 serious, 1 minor)") == true)
  }

  @Test func `quiet leaves findings only`() throws {
    let run = try BuiltCommand("audit", "--quiet", "--rules", Self.rules, Self.exports)
    #expect(!run.standardOutput.contains("1-clean.json"))
    #expect(!run.standardOutput.contains("passed"))
    #expect(run.standardOutput.contains("“Has a dent” has a dent."))
    let lines = try BuiltCommand("audit", "--quiet", "--format", "jsonl", "--rules", Self.rules, Self.exports).objects()
    #expect(lines.map { $0["outcome"] as? String } == ["failed", "failed"])
  }

  @Test func `the version is printed`() throws {
    let run = try BuiltCommand("--version")
    #expect(run.standardOutput == "0.1.0\n")
    #expect(run.exitCode == 0)
  }
}

extension BuiltCommand {
  /// Standard output as JSON Lines.
  fileprivate func objects() throws -> [[String: Any]] {
    try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
  }
}
