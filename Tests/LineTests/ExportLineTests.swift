import AccessibilityTree
import Line
import Readers
import Speech
import Testing

@Suite struct ExportLineTests {
  /// A switch of an export in our own format.
  private static func export(_ meta: String, names: [String] = ["Wi-Fi"]) -> PaddedBytes {
    let switches = names.map { #"{"role": "switch", "name": "\#($0)", "checked": true}"# }.joined(separator: ",")
    let text = #"{"a11ySnapshot": 1, "meta": {\#(meta)}, "tree": {"role": "window", "children": [\#(switches)]}}"#
    return PaddedBytes(copying: Array(text.utf8))
  }

  private static func spoken(_ line: ExportLine, _ bytes: borrowing PaddedBytes) throws -> [String] {
    let transcript = try line.transcript(of: bytes, name: "home.json", session: nil)
    return transcript.order.map { transcript.utterances[$0].description }
  }

  @Test func `an export is spoken by the screen reader of its own platform`() throws {
    let line = ExportLine(screenReader: VoiceOver())
    #expect(try Self.spoken(line, Self.export(#""platform": "android""#)) == ["on, Wi-Fi, switch"])
    #expect(try Self.spoken(line, Self.export(#""platform": "ios""#)) == ["Wi-Fi, switch button, on"])
  }

  @Test func `an export without a platform is spoken by the screen reader that was chosen`() throws {
    #expect(try Self.spoken(ExportLine(screenReader: TalkBack()), Self.export("")) == ["on, Wi-Fi, switch"])
    #expect(try Self.spoken(ExportLine(screenReader: VoiceOver()), Self.export("")) == ["Wi-Fi, switch button, on"])
    #expect(try Self.spoken(ExportLine(), Self.export("")) == [])
  }

  @Test func `a screen reader with settings of its own speaks the exports of its platform`() throws {
    let line = ExportLine(others: [TalkBack(wordOrder: .nameRoleState)])
    #expect(try Self.spoken(line, Self.export(#""platform": "android""#)) == ["Wi-Fi, switch, on"])
    #expect(try Self.spoken(line, Self.export(#""platform": "ios""#)) == ["Wi-Fi, switch button, on"])
  }

  @Test func `a language that nobody says is guessed, one that the lab says is not`() throws {
    let names = ["Einstellungen", "Suchen", "Abbrechen", "Weiter", "Hilfe", "Nachricht senden"]
    func meta(_ language: String?) throws -> SnapshotMeta {
      let bytes = Self.export(#""platform": "ios""#, names: names)
      return try ExportLine(language: language).transcript(of: bytes, name: "home.json", session: nil).snapshot.meta
    }
    #expect(try meta(nil).language == "de")
    #expect(try meta(nil).languageSource == .guessed)
    #expect(try meta("fr").language == "fr")
    #expect(try meta("fr").languageSource == .configured)
  }

  @Test func `a session is the directory's unless the export says its own`() throws {
    func session(_ meta: String) throws -> String? {
      try ExportLine().transcript(of: Self.export(meta), name: "1.json", session: "run-17").snapshot.meta.session
    }
    #expect(try session("") == "run-17")
    #expect(try session(#""session": "checkout""#) == "checkout")
  }

  @Test func `what is recognised is the snapshot that is spoken`() throws {
    let line = ExportLine(screenReader: TalkBack())
    let snapshot = try line.recognition(of: Self.export(""), name: "home.json").snapshot.get()
    let spoken = try line.transcript(of: Self.export(""), name: "home.json", session: nil).snapshot
    #expect(snapshot.platform == .android)
    #expect(snapshot.meta == spoken.meta)
  }

  // MARK: what was said last

  /// The name of the node with the focus, by what VoiceOver said last.
  private static func focus(
    _ said: String, meta: String = "", buttons: [String] = ["Done", "Cancel"], texts: [String] = ["Saved"]
  ) throws -> String? {
    let nodes =
      buttons.map { #"{"role": "button", "name": "\#($0)"}"# } + texts.map { #"{"role": "text", "name": "\#($0)"}"# }
    let text =
      #"{"a11ySnapshot": 1, "meta": {"platform": "ios", "language": "en", "lastSpeech": "\#(said)"\#(meta)}, "#
      + #""tree": {"role": "window", "children": [\#(nodes.joined(separator: ","))]}}"#
    let transcript = try ExportLine().transcript(of: PaddedBytes(copying: Array(text.utf8)), name: "x", session: nil)
    return transcript.snapshot.focusedNode.flatMap { transcript.snapshot[$0].text(.label).value }
  }

  @Test func `what was said last tells where the focus is`() throws {
    #expect(try Self.focus("Done, button") == "Done")
    #expect(try Self.focus("done button") == "Done")
    #expect(try Self.focus("Saved, button", buttons: ["Done", "Saved"]) == "Saved")
  }

  @Test(arguments: ["Saved", "Done", "", ",", "Done, button, dimmed", "Fertig, Taste", "Cancel, Done, button"])
  func `what may be an announcement, or is not said of any stop, tells nothing`(said: String) throws {
    #expect(try Self.focus(said) == nil)
  }

  @Test func `of equal stops nobody knows which was meant`() throws {
    #expect(try Self.focus("Done, button", buttons: ["Done", "Done"]) == nil)
  }

  @Test func `a capture that names the focus is believed`() throws {
    #expect(try Self.focus("Done, button", meta: #", "screenReaderFocus": "window/button[2]""#) == "Cancel")
    #expect(try Self.focus("Done, button", meta: #", "screenReaderFocus": "elsewhere""#) == nil)
  }

  @Test func `what was cut after 64 characters is enough if the role was said`() throws {
    let name = "Send the whole message to all people of the group"
    let said = String("\(name), button, Double-tap to activate".prefix(64))
    #expect(said.count == 64)
    #expect(try Self.focus(said, buttons: [name]) == name)
    let long = "Send the whole message to all people of the group now, with the files"
    #expect(try Self.focus(String("\(long), button".prefix(64)), buttons: [long]) == nil)
  }

  // MARK: logs

  private static let header = "08-25 10:12:01.544  4711  4711 "

  private static func content(_ text: String) throws(ReadError) -> ExportContent {
    try ExportLine().content(of: PaddedBytes(copying: Array(text.utf8)), name: "dump.txt", session: "run")
  }

  @Test func `an export between log lines that is still being written is waited for`() throws {
    let lines =
      "\(Self.header)I Dump: begin\n<?xml version='1.0'?><hierarchy rotation=\"0\"><node class=\"android.view.View\""
    let error = #expect(throws: ReadError.self) { try Self.content(lines) }
    #expect(error?.isTruncation == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func `a log with a piece of an export in it is a log`() throws {
    let spoken =
      "V talkback: SpeechControllerImpl: Speaking fragment text=\"Hi\", utteranceId=talkback_1, TtsSpan=null, "
    let lines = "\(Self.header)I App: {\"type\": \n\(Self.header)\(spoken)locale=null, event=null\n"
    guard case .log(let log) = try Self.content(lines) else {
      Issue.record("not a log")
      return
    }
    #expect(log.entries.map(\.happening) == [.spoke])
  }
}
