import AccessibilityTree
import AuditTesting
import Speech
import Testing

@Suite struct ScreenReaderTests {
  /// A screen reader of somebody else's, on a platform that has one already.
  private struct Parrot: ScreenReader {
    let name = "Parrot"
    let platform = Platform.android
    let imitates = "1.0"

    func hasWords(for language: String) -> Bool { language == "en" }

    func transcript(of snapshot: Snapshot) -> Transcript {
      let stops = NodeSet(allOf: snapshot.count)
      return Transcript(
        snapshot: snapshot, screenReader: self, stops: stops, uncertainStops: NodeSet(count: snapshot.count),
        uncertainBecause: nil, order: Array(stops),
        utterances: snapshot.nodes.map { Utterance(fragments: [Fragment(.name, "Squawk", node: $0.index)]) },
        names: snapshot.nodes.map { _ in .exposed("Squawk") })
    }
  }

  private let readers = ScreenReaders(preferring: [Parrot()])

  @Test func `a third screen reader speaks the exports of its platform, and no others`() throws {
    let tree = TreeSketch(#"button "OK""#)
    let android = readers.transcript(of: try tree.snapshot(.android))
    #expect(TranscriptText.render(android) == "Parrot as of 1.0, en, 1 stop\n  1  Squawk\n")
    #expect(readers.transcript(of: try tree.snapshot(.ios)).screenReader?.name == "VoiceOver")
  }

  @Test func `the words of a transcript are its own screen reader's`() throws {
    let snapshot = try TreeSketch(#"button "OK""#).snapshot(.android, language: "de")
    #expect(TranscriptText.render(readers.transcript(of: snapshot)).hasPrefix("Parrot as of 1.0, de in English words,"))
    #expect(TranscriptText.render(ScreenReaders.transcript(of: snapshot)).hasPrefix("TalkBack as of 15.1, de, "))
  }

  @Test func `every platform has a screen reader`() {
    for platform in Platform.allCases { #expect(ScreenReaders().screenReader(of: platform)?.platform == platform) }
  }
}
