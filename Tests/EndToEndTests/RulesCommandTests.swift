import Foundation
import Testing

/// The commands for people who write rules, as they run them.
struct RulesCommandTests {
  private static let export = "docs/examples/checkout-appium.xml"

  // MARK: explain

  @Test func `a failed node is explained down to the line that decides`() throws {
    let run = try BuiltCommand("rules", "explain", Self.export, "every/name-omits-role", "Submit button")
    #expect(run.exitCode == 0)
    #expect(run.lines.contains { $0.hasPrefix("= failed `role-word-last`: “Submit button” is announced") })
    let evidence = "# name is “Submit button”, from `label`; “button” is in `role-words.button` (en)"
    let line = try #require(
      run.lines.firstIndex { $0.hasPrefix(">") && $0.contains("last-word: {not-in: role-words}") })
    #expect(run.lines[line + 1].contains(evidence) || run.lines[line].contains(evidence))
    #expect(run.lines.contains { $0.hasSuffix("- id: role-word-inside  # not asked") })
  }

  @Test func `a node that the rule does not apply to is told why`() throws {
    let run = try BuiltCommand("rules", "explain", Self.export, "loading-icon/is-announced", "Submit button")
    #expect(run.exitCode == 0)
    #expect(run.standardOutput.contains("= not judged: the rule does not apply to it\n"))
    #expect(run.lines.contains { $0.hasPrefix("> false") && $0.contains("each: loading-icon") })
  }

  @Test func `without a node the targets are shown and the others counted`() throws {
    let run = try BuiltCommand("rules", "explain", Self.export, "every/name-omits-role")
    #expect(run.standardOutput.contains("every/name-omits-role (button/button): The name omits the role\n"))
    #expect(run.standardOutput.contains("The other nodes are ruled out by:\n"))
  }

  @Test func `a rule about a recording says why one capture is not enough`() throws {
    let run = try BuiltCommand("rules", "explain", Self.export, "button/focus-returns-to-the-trigger")
    #expect(run.standardOutput.contains("Not judged: the rule is about the steps of a recording"))
  }

  @Test func `a rule about a recording names the captures that it bound`() throws {
    let recording = "Tests/Fixtures/recordings/android-alarm-broken"
    let run = try BuiltCommand(
      "rules", "explain", "--recording", recording, "wheel-picker/choice-is-heard-when-closed")
    #expect(run.exitCode == 0)
    #expect(run.lines.contains { $0.hasPrefix("  before") && $0.contains(recording) })
    #expect(run.standardOutput.contains("Not judged: "))
  }

  @Test(arguments: [
    ([export, "every/name-omits-role", "no such node"], 2, "no node has the identifier, name or path “no such node”"),
    ([export, "every/no-such-rule"], 64, "No rule is named “every/no-such-rule”"),
    (["docs/examples", "every/name-omits-role"], 2, "docs/examples: a directory."),
    (["docs/no-such-file.json", "every/name-omits-role"], 2, "docs/no-such-file.json"),
  ])
  func `what cannot be explained is told`(arguments: [String], exitCode: Int32, message: String) throws {
    let run = try BuiltCommand(["rules", "explain"] + arguments)
    #expect(run.exitCode == exitCode)
    #expect(run.standardError.contains(message))
  }

  // MARK: new

  /// A rules directory with the pages of this checkout, removed after the test.
  private func withRules(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: BuiltCommand.package.appending(path: "rules"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: [
    "every/name-is-short", "button/close-button-has-a-name", "segmented-control/segment-has-a-name",
    "wheel-picker/opener-has-a-name", "loading-icon/icon-has-a-name",
  ])
  func `a new rule is checked and tested without a problem`(path: String) throws {
    try withRules { folder in
      let run = try BuiltCommand("rules", "new", path, "--rules", folder.path)
      #expect(run.exitCode == 0, "\(run.standardError)")
      let file = folder.appending(path: (path.hasPrefix("every/") ? path : "pages/" + path) + ".yaml")
      #expect(run.standardOutput.hasPrefix("Written: \(file.path)\n"))
      let check = try BuiltCommand("rules", "check", folder.path)
      #expect(check.exitCode == 0, "\(check.standardOutput)\(check.standardError)")
      #expect(check.lines.contains { $0.hasPrefix("\(file.path):") && $0.contains(": still to write: ") })
      let test = try BuiltCommand("rules", "test", folder.path, "--only", path)
      #expect(test.exitCode == 0, "\(test.standardOutput)")
    }
  }

  @Test func `a rule that is not a draft may leave nothing to write`() throws {
    try withRules { folder in
      _ = try BuiltCommand("rules", "new", "button/close-button-has-a-name", "--rules", folder.path)
      let file = folder.appending(path: "pages/button/close-button-has-a-name.yaml")
      let contents = try String(contentsOf: file, encoding: .utf8)
      try contents.replacing("status: draft", with: "status: stable").write(to: file, atomically: true, encoding: .utf8)
      let check = try BuiltCommand("rules", "check", folder.path)
      #expect(check.exitCode == 1)
      #expect(check.standardOutput.contains(": still to write: "))
    }
  }

  @Test func `nothing is overwritten`() throws {
    try withRules { folder in
      _ = try BuiltCommand("rules", "new", "button/close-button-has-a-name", "--rules", folder.path)
      let file = folder.appending(path: "pages/button/close-button-has-a-name.yaml")
      let before = try Data(contentsOf: file)
      let again = try BuiltCommand("rules", "new", "button/close-button-has-a-name", "--rules", folder.path)
      #expect(again.exitCode == 1)
      #expect(again.standardError.contains("the rule exists already"))
      #expect(try Data(contentsOf: file) == before)
    }
  }

  @Test(arguments: [
    ("close-button-has-a-name", "is not the path of a rule"), ("buttn/has-a-name", "there is no page `buttn`."),
    ("button/Close-Button", "is not the name of a rule"), ("button/page", "is not the name of a rule"),
    ("button/../has-a-name", "is not the path of a rule"), ("every/name--present", "is not the name of a rule"),
    ("every/name-omits-role", "the rule exists already"),
  ])
  func `a bad name is refused`(path: String, message: String) throws {
    try withRules { folder in
      let run = try BuiltCommand("rules", "new", path, "--rules", folder.path)
      #expect(run.exitCode == 1)
      #expect(run.standardError.contains(message), "\(run.standardError)")
    }
  }
}
