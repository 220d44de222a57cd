import Foundation
import Testing

/// `audit` with a baseline, a list of suppressions and the settings of a checkout.
struct KnownFindingsCommandTests {
  private static let rules = BuiltCommand.package.appending(path: "rules").path
  private static let unnamed = #"{"role": "button", "element": true, "bounds": [0, 0, 44, 44]}"#
  private static let total = #"{"role": "text", "name": "Total 12 €", "element": true, "bounds": [0, 120, 90, 20]}"#
  private static let typed = #"{"role": "button", "name": "Pay button", "element": true, "bounds": [0, 60, 90, 44]}"#

  private static func screen(_ nodes: String...) -> String {
    """
    {"a11ySnapshot": 1, "meta": {"platform": "ios", "screen": "Checkout", "language": "en"},
     "tree": {"role": "window", "children": [\((nodes + [total]).joined(separator: ","))]}}
    """
  }

  /// A folder with `screen.json`.
  private func withFolder(_ screen: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(screen.utf8).write(to: folder.appending(path: "screen.json"))
    try body(folder)
  }

  private func audit(_ arguments: String..., in folder: URL) throws -> BuiltCommand {
    try BuiltCommand(["audit", "--rules", Self.rules] + arguments + ["screen.json"], directory: folder)
  }

  @Test func `only what is not in the baseline fails`() throws {
    try withFolder(Self.screen(Self.unnamed)) { folder in
      let written = try audit("--baseline", "known.txt", "--update-baseline", in: folder)
      #expect(written.exitCode == 0)
      #expect(written.standardError == "known.txt: 1 finding, 1 added, 0 removed.\n")
      let same = try audit("--baseline", "known.txt", in: folder)
      #expect(same.exitCode == 0)
      #expect(same.standardOutput.contains("nothing new failed · 1 in the baseline"))

      try Data(Self.screen(Self.unnamed, Self.typed).utf8).write(to: folder.appending(path: "screen.json"))
      let more = try audit("--baseline", "known.txt", "--format", "jsonl", in: folder)
      #expect(more.exitCode == 1)
      #expect(more.standardOutput.contains(#""change":"still""#))
      #expect(more.standardOutput.contains(#""change":"new""#))

      try Data(Self.screen(Self.typed).utf8).write(to: folder.appending(path: "screen.json"))
      let less = try audit("--baseline", "known.txt", in: folder)
      #expect(less.standardError.hasPrefix("known.txt: 1 known finding not found in these exports."))
    }
  }

  @Test func `a baseline that is not there is said, and nothing is audited`() throws {
    try withFolder(Self.screen(Self.unnamed)) { folder in
      let run = try audit("--baseline", "known.txt", in: folder)
      #expect(run.exitCode == 2)
      #expect(run.standardOutput.isEmpty)
      #expect(run.standardError.hasSuffix("No such file or directory. Write one with --update-baseline.\n"))
    }
  }

  @Test func `what could not be read leaves the baseline as it was`() throws {
    try withFolder("{") { folder in
      try Data("# mine\n".utf8).write(to: folder.appending(path: "known.txt"))
      let run = try audit("--baseline", "known.txt", "--update-baseline", in: folder)
      #expect(run.exitCode == 2)
      #expect(try String(contentsOf: folder.appending(path: "known.txt"), encoding: .utf8) == "# mine\n")
    }
  }

  @Test func `accepted findings are counted and do not fail; expired ones do`() throws {
    try withFolder(Self.screen(Self.unnamed)) { folder in
      func list(until: String) throws {
        let text = """
          suppressions:
            - {rule: every/name-is-present, screen: Checkout, reason: the vendor fixes it, until: \(until)}

          """
        try Data(text.utf8).write(to: folder.appending(path: "accepted.yaml"))
      }
      let year = Calendar(identifier: .gregorian).component(.year, from: Date())
      try list(until: "\(year)-12-31")
      let accepted = try audit("--suppressions", "accepted.yaml", in: folder)
      #expect(accepted.exitCode == 0, "\(accepted.standardError)")
      #expect(accepted.standardOutput.contains("nothing failed · 1 suppressed"))
      try list(until: "2020-01-31")
      let expired = try audit("--suppressions", "accepted.yaml", in: folder)
      #expect(expired.exitCode == 1)
      #expect(
        expired.standardError
          == "accepted.yaml:2:5: expired on 2020-01-31, so it suppresses nothing: rule every/name-is-present on Checkout.\n"
      )
    }
  }

  @Test func `the settings of the checkout count below its root, and options win`() throws {
    try withFolder(Self.screen(Self.typed)) { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: ".git"), withIntermediateDirectories: true)
      try Data("fail-on: serious\nbaseline: known.txt\n".utf8).write(to: folder.appending(path: ".a11yd.yaml"))
      try Data("".utf8).write(to: folder.appending(path: "known.txt"))
      #expect(try audit(in: folder).exitCode == 0)
      #expect(try audit("--fail-on", "minor", in: folder).exitCode == 1)
      let below = folder.appending(path: "exports")
      try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
      try Data(Self.screen(Self.typed).utf8).write(to: below.appending(path: "screen.json"))
      #expect(try audit(in: below).exitCode == 0)
    }
  }

  @Test func `language, reader, rules and suppressions of the checkout count`() throws {
    let screen = Self.screen(Self.typed).replacing(#""platform": "ios", "#, with: "")
      .replacing(#", "language": "en""#, with: "").replacing("Pay button", with: "Bezahlen Schaltfläche")
    try withFolder(screen) { folder in
      func audit(_ settings: String) throws -> BuiltCommand {
        try Data(settings.utf8).write(to: folder.appending(path: ".a11yd.yaml"))
        return try BuiltCommand("audit", "screen.json", directory: folder)
      }
      let rules = "rules: ['\(Self.rules)']\n"
      let german = rules + "language: de\nreader: voiceover\n"
      func accepted(until day: String) -> String {
        """
        suppressions:
          - rule: every/name-omits-role
            screen: Checkout
            reason: The vendor repairs it.
            until: \(day)

        """
      }
      let soon = Date.now.addingTimeInterval(86_400 * 30).formatted(.iso8601.year().month().day())
      #expect(try audit(german + accepted(until: soon)).exitCode == 0)
      let expired = try audit(german + accepted(until: "2026-01-01"))
      #expect(expired.standardError.contains("expired on 2026-01-01, so it suppresses nothing"))
      #expect(expired.exitCode == 1 && expired.standardOutput.contains("“Bezahlen Schaltfläche, Taste”"))
      let english = try audit(rules + "language: en\nreader: talkback\n")
      #expect(english.standardOutput.contains("“Bezahlen Schaltfläche, button”"), "\(english.standardOutput)")
      #expect(try audit("rules: [no-such-folder]\n").exitCode == 2)
    }
  }

  @Test(arguments: ["choice-unknown", "no-text", "suppression-without-end", "unknown-key"])
  func `settings that the schema refuses are refused`(name: String) throws {
    let bad = BuiltCommand.package.appending(path: "Tests/Fixtures/config/checkout/\(name).bad.yaml")
    try withFolder(Self.screen(Self.typed)) { folder in
      try FileManager.default.copyItem(at: bad, to: folder.appending(path: ".a11yd.yaml"))
      let run = try audit(in: folder)
      #expect(run.exitCode == 2 && run.standardError.contains(".a11yd.yaml:"), "\(run.standardError)")
    }
  }

  @Test func `every problem of the settings is said at once`() throws {
    try withFolder(Self.screen(Self.typed)) { folder in
      try Data("fail-on: all\nlangage: de\nrules: {}\n".utf8).write(to: folder.appending(path: ".a11yd.yaml"))
      let run = try audit(in: folder)
      #expect(run.exitCode == 2)
      let problems = run.standardError.split(separator: "\n").map { $0.split(separator: ": ").dropFirst().first ?? "" }
      #expect(problems.count == 3, "\(run.standardError)")
      #expect(run.standardError.contains(".a11yd.yaml:2:1: `langage` is not a key of this file."))
    }
  }
}
