import Testing

struct SpeakCommandTests {
  private static let exports = "Tests/Fixtures/command/exports"

  @Test func `one export is spoken stop by stop`() throws {
    let run = try BuiltCommand("speak", "\(Self.exports)/2-scratch.json")
    #expect(run.lines.last == "  1  Has a scratch, button")
    #expect(run.exitCode == 0)
  }

  @Test func `several exports are told apart by their names`() throws {
    let run = try BuiltCommand("speak", Self.exports)
    #expect(run.lines.count { $0.hasPrefix(Self.exports) } == 4)
  }

  @Test(arguments: [("voiceover", "VoiceOver"), ("talkback", "TalkBack")])
  func `an export without a platform is spoken by the screen reader that was asked for`(choice: String, name: String)
    throws
  {
    let export = #"{"a11ySnapshot": 1, "tree": {"role": "button", "name": "Submit"}}"#
    let run = try BuiltCommand("speak", "--reader", choice, "-", input: export)
    #expect(run.standardOutput.hasPrefix(name))
    #expect(run.standardOutput.contains("Submit, button"))
  }

  @Test func `without a platform and a screen reader there is nothing to say`() throws {
    let run = try BuiltCommand("speak", "-", input: #"{"a11ySnapshot": 1, "tree": {"role": "button"}}"#)
    #expect(run.exitCode == 2)
    #expect(run.standardError == "-: does not name its platform. Choose the screen reader with `--reader`.\n")
  }

  @Test func `what cannot be read is said, and the rest is spoken`() throws {
    let run = try BuiltCommand("speak", "Tests/Fixtures/command/no-json.txt", "\(Self.exports)/1-clean.json")
    #expect(run.exitCode == 2)
    #expect(run.standardError.hasPrefix("Tests/Fixtures/command/no-json.txt: "))
    #expect(run.standardOutput.contains("Submit, button"))
  }
}
