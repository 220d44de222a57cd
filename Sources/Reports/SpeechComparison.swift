import AccessibilityTree
public import Audit
public import Speech

/// What a screen reader really said at its stops, beside what a11yd says of them.
///
/// A capture's `events` tell it, or a log of the device: a move of the focus with its words and its node. So do the last
/// words of VoiceOver, where they are of one stop.
public struct SpeechComparison {
  /// In the order in which they were heard.
  public let stops: [Stop]

  /// A stop whose words were recorded.
  public struct Stop: Hashable, Sendable {
    /// The name of the capture that shows it.
    public var capture: String
    /// The screen reader's name, such as “TalkBack”.
    public var screenReader: String
    /// What it said there.
    public var said: String
    /// What a11yd says, without hints; empty where it says nothing.
    public var imitated: String
    /// Pieces of `imitated` that this export cannot show.
    public var unknown: [Fragment.Kind]
    /// Whether both are the same words, whatever their case and punctuation.
    public var agrees: Bool
  }

  /// Compares all stops of a recording whose words and nodes are known.
  public init(_ recording: Recording) {
    stops = recording.steps.enumerated().flatMap { place, step -> [Stop] in
      guard let screenReader = step.transcript.screenReader else { return [] }
      let before = place > 0 ? recording.steps[place - 1] : nil
      return Self.said(in: step, after: before).map { node, said in
        let utterance = step.transcript.utterances[node]
        return Stop(
          capture: step.name, screenReader: screenReader.name, said: said, imitated: utterance.description,
          unknown: utterance.unknown.map(\.kind), agrees: Self.agrees(said, utterance))
      }
    }
  }

  private static func said(in step: RecordedStep, after before: RecordedStep?) -> [(node: Int, text: String)] {
    let snapshot = step.transcript.snapshot
    let told = (snapshot.events.value ?? []).compactMap { event -> (node: Int, text: String)? in
      guard event.type == "focus", let said = event.text, let node = event.node.flatMap(snapshot.node(named:)) else {
        return nil
      }
      return (node, said)
    }
    guard told.isEmpty, let last = step.lastWords else { return told }
    // The same words of the same stop are asked for after each action.
    let isKnown = !snapshot.meta.isAfterMove && before?.transcript.snapshot.meta.lastSpeech == last.text
    return isKnown ? [] : [last]
  }

  /// Whether these words are what a11yd says of the node.
  ///
  /// What is said when a container is entered depends on where the focus came from, and hints on the settings. Both may be
  /// missing.
  static func agrees(_ said: String, _ utterance: Utterance) -> Bool {
    let isCut = Transcript.isCut(said)
    let said = words(said)
    let optional: [Set<Fragment.Kind>] = [[], [.hint], [.context], [.context, .hint]]
    return optional.contains { without in
      let whole = words(
        utterance.fragments.filter { !without.contains($0.kind) }.map(\.text).joined(separator: " "))
      // The last word may be cut too.
      return whole == said || isCut && whole.count >= said.count && whole.starts(with: said.dropLast())
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && !$0.isSymbol }.map(String.init)
  }
}
