import Audit
import AuditTesting
import Line
import Readers
import Speech
import Testing

@testable import Reports

/// What `speak` shows of VoiceOver's last words.
struct LastWordsReportTests {
  private func recording(_ said: [String]) throws -> Recording {
    let steps = try said.enumerated().map { place, said in
      let text = """
        {"a11ySnapshot": 1, "meta": {"platform": "ios", "language": "en", "sequence": \(place + 1),
          "trigger": {"action": "tap"}, "lastSpeech": "\(said)"},
         "tree": {"role": "window", "children": [{"role": "heading", "label": "Basket"},
           {"role": "button", "label": "Pay", "identifier": "pay"}]}}
        """
      let bytes = PaddedBytes(copying: Array(text.utf8))
      return RecordedStep(
        name: "run/\(place + 1).json",
        transcript: try ExportLine().transcript(of: bytes, name: "\(place)", session: "run"))
    }
    return Recording(steps: steps)
  }

  @Test func `each stop that VoiceOver spoke of is compared, once`() throws {
    let comparison = SpeechComparison(
      try recording(["Basket, heading", "Basket, heading", "Pay, dimmed, button", "Thank you", "Pay, button"]))
    #expect(comparison.stops.map(\.capture) == ["run/1.json", "run/3.json", "run/5.json"])
    #expect(comparison.stops.map(\.agrees) == [true, false, true])
    #expect(comparison.stops[1].screenReader == "VoiceOver")
    #expect(comparison.stops[1].said == "Pay, dimmed, button" && comparison.stops[1].imitated == "Pay, button")
    #expect(SpeechComparison(try recording(["Thank you"])).stops.isEmpty)
  }

  @Test func `words that were cut agree as far as they go`() {
    let name = "Send the whole message to all the people of the group, and the files"
    func agrees(_ name: String, _ said: String) -> Bool {
      SpeechComparison.agrees(
        said, Utterance(fragments: [Fragment(.name, name, node: 0), Fragment(.role, "button", node: 0)]))
    }
    #expect(agrees(name, String(name.prefix(64))))
    #expect(!agrees(name, String(name.prefix(60))))
    #expect(!agrees(name.replacing("people", with: "members"), String(name.prefix(64))))
  }

  @Test func `a recording shows what was said last, and of which stop`() throws {
    let text = RecordingText(try recording(["Pay, button", "Pay, dimmed, button", "Thank you"])).render("run")
    #expect(text.contains("         VoiceOver said “Pay, button” last\n"), "\(text)")
    #expect(text.contains("VoiceOver said “Pay, dimmed, button” last, on “Pay, button”\n"))
    #expect(text.contains("VoiceOver said “Thank you” last; of which stop, the words do not show\n"))
  }
}
