import AccessibilityTree

/// A transcript for people: one line for each stop, in swipe order.
///
/// Hints are in parentheses. A question mark comes before a stop that this export cannot prove. Fragments that an
/// export may hide at a certain stop are not shown. Three dots end an utterance that nodes beyond the cut may continue.
public enum TranscriptText {
  /// The whole transcript, with a header line first and a line feed after each line.
  public static func render(_ transcript: Transcript) -> String {
    let lines = nodes(of: transcript)
    let width = String(lines.count).count
    var text = header(transcript) + "\n"
    for (place, node) in lines.enumerated() {
      let number = String(place + 1)
      let isCertain = transcript.stops.contains(node) && transcript.cutOff?.stops.contains(node) != true
      let mark = isCertain ? "" : "? "
      text += String(repeating: " ", count: width - number.count + 2) + number + "  " + mark
      text += line(transcript.utterances[node])
      text += transcript.cutOff?.utterances.contains(node) == true ? " …\n" : "\n"
    }
    return text
  }

  /// One utterance on one line, its hints in parentheses.
  public static func line(_ utterance: Utterance) -> String {
    let hints = utterance.hints
    let spoken = utterance.tokens.isEmpty ? "(silence)" : utterance.description
    return CleanText.line(hints.isEmpty ? spoken : spoken + "  (" + hints.joined(separator: "; ") + ")")
  }

  private static func header(_ transcript: Transcript) -> String {
    guard let screenReader = transcript.screenReader else {
      return "No screen reader: this export does not say its platform."
    }
    let hasWords = transcript.snapshot.meta.language.map(screenReader.hasWords) ?? true
    let language = language(of: transcript.snapshot.meta) + (hasWords ? "" : " in English words")
    var header = "\(screenReader.name) as of \(screenReader.imitates), \(language), "
    header += Counted.things(transcript.stops.size, "stop")
    if let property = transcript.uncertainBecause {
      header += ", \(transcript.uncertainStops.size) more uncertain for want of `\(property.name)`"
    }
    let cut = transcript.snapshot.cut.size
    if cut > 0 { header += ", the tree is cut off at \(Counted.things(cut, "node"))" }
    return CleanText.line(header)
  }

  private static func language(of meta: SnapshotMeta) -> String {
    guard let language = meta.language else { return "language unknown" }
    return switch meta.languageSource {
    case .guessed: "\(language) (guessed)"
    case .default: "\(language) (not said)"
    case .capture, .export, .configured, nil: language
    }
  }

  /// The nodes of the lines: certain stops in swipe order, each followed by the uncertain ones after it in the tree.
  package static func nodes(of transcript: Transcript) -> [Int] {
    guard transcript.screenReader != nil else { return [] }
    guard !transcript.uncertainStops.isEmpty else { return transcript.order }
    var following: [Int: [Int]] = [:]
    var last = -1
    for node in transcript.stops.union(transcript.uncertainStops) {
      if transcript.stops.contains(node) { last = node } else { following[last, default: []].append(node) }
    }
    return (following[-1] ?? []) + transcript.order.flatMap { [$0] + (following[$0] ?? []) }
  }
}
