import AccessibilityTree
import Speech

/// A comparison of speech for people: how many stops agree, and each that does not.
public enum SpeechComparisonText {
  /// The whole text of one recording, its line feed included.
  public static func render(_ comparison: SpeechComparison, name: String) -> String {
    let stops = comparison.stops
    guard let screenReader = stops.first?.screenReader else {
      return CleanText.line(
        "\(name): nothing to compare. Neither `events` nor `lastSpeech` nor a log says what the screen reader said at a "
          + "node of these captures.") + "\n"
    }
    let different = stops.filter { !$0.agrees }
    let agreement =
      switch (different.count, stops.count) {
      case (0, 1): "agree at the one stop that was recorded."
      case (0, let all): "agree at all \(all) stops."
      case (let some, let all): "agree at \(all - some) of \(Counted.things(all, "stop"))."
      }
    var text = CleanText.line("\(name): a11yd and \(screenReader) \(agreement)") + "\n"
    for stop in different { text += "\n" + paragraph(stop) }
    return text
  }

  private static func paragraph(_ stop: SpeechComparison.Stop) -> String {
    let width = max(stop.screenReader.count, "a11yd".count) + " said".count
    func row(_ subject: String, _ words: String) -> String {
      "  " + CleanText.line(subject + String(repeating: " ", count: max(0, width - subject.count)) + "  " + words)
        + "\n"
    }
    let file = stop.capture.split(separator: "/").last.map(String.init) ?? stop.capture
    var imitated = stop.imitated.isEmpty ? "nothing" : "“\(stop.imitated)”"
    if !stop.unknown.isEmpty {
      let kinds = stop.unknown.map(\.rawValue).joined(separator: ", ")
      imitated += "; this export does not show: \(kinds)"
    }
    return CleanText.line(file) + "\n" + row("\(stop.screenReader) said", "“\(stop.said)”")
      + row("a11yd says", imitated)
  }
}
