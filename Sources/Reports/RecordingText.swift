import AccessibilityTree
public import Audit
import Speech

/// What a screen reader said and did during a session, for people: one paragraph for each capture, with announcements
/// and focus moves in order and with their times.
public struct RecordingText {
  private let recording: Recording
  private let showsTranscripts: Bool
  private let start: Timestamp?

  /// - Parameter showsTranscripts: also shows all that is heard on each screen, stop by stop.
  public init(_ recording: Recording, showsTranscripts: Bool = false) {
    self.recording = recording
    self.showsTranscripts = showsTranscripts
    start = recording.steps.lazy.flatMap { $0.moments }.min()
  }

  /// The whole text under this name, including its line feed.
  public func render(_ name: String) -> String {
    var text = CleanText.line("\(name): \(summary)") + "\n"
    for place in recording.steps.indices { text += "\n" + paragraph(place) }
    return text
  }

  // MARK: the sentence that is read first

  /// “4 captures in 9.4 s with TalkBack. 2 announcements, 3 focus moves.”
  private var summary: String {
    let steps = recording.steps
    var sentence = Counted.things(steps.count, "capture")
    if let start, let end = steps.lazy.flatMap({ $0.moments }).max(), end > start {
      sentence += " in \(Self.seconds(end.seconds - start.seconds))"
    }
    var readers: [String] = []
    for reader in steps.compactMap({ $0.transcript.screenReader?.name }) where !readers.contains(reader) {
      readers.append(reader)
    }
    if !readers.isEmpty { sentence += " with \(readers.joined(separator: " and "))" }
    let events = steps.compactMap { $0.transcript.snapshot.events.value }
    guard !events.isEmpty else {
      return sentence + ". What was announced is not known: no capture has `events`."
    }
    let announced = events.joined().count { $0.type == "announcement" }
    let moved = events.joined().count { $0.type == "focus" }
    sentence += ". \(Counted.things(announced, "announcement")), \(Counted.things(moved, "focus move"))"
    let silent = steps.count - events.count
    if silent > 0 { sentence += "; \(Counted.things(silent, "capture")) without `events`" }
    return sentence + "."
  }

  // MARK: a capture

  private func paragraph(_ place: Int) -> String {
    let words = StepWords(step: recording.steps[place], before: place > 0 ? recording.steps[place - 1] : nil)
    let moment = [words.name, words.began.flatMap(time)].compactMap(\.self).joined(separator: ", ")
    let heading = words.heading
    var text = CleanText.line(heading.isEmpty ? moment : "\(moment): \(heading)") + "\n"
    for event in words.told {
      let moment = event.at.flatMap(Timestamp.init)
      var line = words.sentence(of: event)
      if let moment, let after = words.latency(of: event, at: moment) {
        line += ", \(Self.seconds(abs(after))) \(after < 0 ? "before" : "after") \(words.actionNoun)"
      }
      text += row(moment.flatMap(time), line)
    }
    if let last = words.lastWords { text += row(nil, last) }
    text += row(nil, words.focus)
    if showsTranscripts {
      for line in TranscriptText.render(words.transcript).split(separator: "\n") { text += "    \(line)\n" }
    }
    return text
  }

  private func row(_ time: String?, _ line: String) -> String {
    let column = time ?? ""
    return "  " + String(repeating: " ", count: max(0, 7 - column.count)) + column + "  " + CleanText.line(line) + "\n"
  }

  private func time(_ moment: Timestamp) -> String? { start.map { Self.seconds(moment.seconds - $0.seconds) } }

  private static func seconds(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e9 else { return "? s" }
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10)) s"
  }
}
