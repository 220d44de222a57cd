import AccessibilityTree
import AuditTesting
import Speech
import Testing

/// What is heard of a sketched tree, stop by stop in swipe order.
struct Heard: CustomTestStringConvertible {
  let transcript: Transcript

  init(_ platform: Platform?, lacks: PropertySet = [], language: String? = "en", _ sketch: String) throws {
    transcript = ScreenReaders.transcript(
      of: try TreeSketch(sketch).snapshot(platform, lacks: lacks, language: language))
  }

  /// What is heard of an export in another format than our own.
  init(_ platform: Platform, export sketch: String, carries: PropertySet = []) throws {
    transcript = ScreenReaders.transcript(of: try TreeSketch(sketch).export(platform, carries: carries))
  }

  /// What is heard of an export of this format.
  init(_ platform: Platform, format: String, export sketch: String) throws {
    transcript = ScreenReaders.transcript(of: try TreeSketch(sketch).export(platform, format: format))
  }

  var utterances: [Utterance] { transcript.order.map { transcript.utterances[$0] } }
  var tokens: [[String]] { utterances.map(\.tokens) }
  var hints: [[String]] { utterances.map { $0.fragments.filter { $0.kind == .hint }.map(\.text) } }
  var names: [Evidence<String>] { transcript.order.map { transcript.names[$0] } }

  var testDescription: String { TranscriptText.render(transcript) }
}
