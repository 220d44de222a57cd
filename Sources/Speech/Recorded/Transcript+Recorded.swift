import AccessibilityTree

extension Transcript {
  /// The same with the words that the screen reader itself said at these nodes in place of what it would say.
  ///
  /// - Parameters:
  ///   - said: by node, the last that was said with the focus there.
  ///   - known: from `readersWords`, of all captures of the recording.
  package func hearing(_ said: [Int: String], knowing known: ReadersWords) -> Transcript {
    guard let vocabulary = vocabulary, !said.isEmpty else { return self }
    var recorded: [Int: Utterance] = [:]
    for (node, words) in said {
      recorded[node] = RecordedUtterance(words, insteadOf: utterances[node], at: node, vocabulary)
        .utterance(knowing: known.words)
    }
    return Transcript(
      snapshot: snapshot, screenReader: screenReader, stops: stops, uncertainStops: uncertainStops,
      uncertainBecause: uncertainBecause, passedOver: passedOver, order: order,
      utterances: utterances.replacing(recorded), names: names, cutOff: cutOff)
  }

  /// The screen reader's own words among what it said at these nodes.
  package func readersWords(in said: [(node: Int, text: String)]) -> ReadersWords {
    guard let vocabulary else { return ReadersWords() }
    return said.reduce(into: ReadersWords()) { known, said in
      known.words.formUnion(
        RecordedUtterance(said.text, insteadOf: utterances[said.node], at: said.node, vocabulary).readersWords)
    }
  }

  var vocabulary: ReaderVocabulary? {
    switch screenReader {
    case is TalkBack: .talkBack
    case is VoiceOver: .voiceOver
    default: nil
    }
  }
}
