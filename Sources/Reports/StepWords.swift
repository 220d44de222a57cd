import AccessibilityTree
import Audit
import Speech

/// A capture of a recording in words: what led to it, what happened then, and where the focus is.
struct StepWords {
  let step: RecordedStep
  let before: RecordedStep?

  var transcript: Transcript { step.transcript }
  private var snapshot: Snapshot { step.transcript.snapshot }

  /// The file's name without its directory.
  var name: String { step.name.split(separator: "/").last.map(String.init) ?? step.name }
  private var events: [Event] { snapshot.events.value ?? [] }
  /// All events but the action, if the heading shows it.
  var told: [Event] { events.filter { !Self.actions.contains($0.type) || sentence(of: $0) != action } }

  /// “tap on “Sort, button”, screen “Sort by””.
  var heading: String {
    let screen = snapshot.meta.screen.map { "screen “\($0)”" }
    return [action, screen].compactMap(\.self).joined(separator: ", ")
  }

  /// When the action was done, else when the screen was captured.
  var began: Timestamp? { causedAt ?? snapshot.meta.capturedAt.flatMap(Timestamp.init) }

  /// “tap on “Sort, button””; nil if nobody says what was done.
  private var action: String? {
    let event = lastAction
    guard let action = snapshot.meta.triggerAction ?? event.map(Self.verb) else { return nil }
    guard let node = snapshot.meta.triggerAction == nil ? event?.node : snapshot.meta.triggerNode else { return action }
    return "\(action) on \(called(node, in: [before, step]))"
  }

  /// “the tap”.
  var actionNoun: String {
    if let action = snapshot.meta.triggerAction ?? lastAction.map(Self.verb) { return "the \(action)" }
    return "the capture before"
  }

  /// Where the focus is, and what is heard there.
  var focus: String {
    if let focused = snapshot.focusedNode { return "in the end the focus is on \(heard(focused, in: step))" }
    if let name = snapshot.meta.screenReaderFocus ?? events.last(where: { $0.type == "focus" })?.node {
      return "in the end the focus is on “\(name)”, which names no node of this capture, or several"
    }
    return snapshot.carries(.screenReaderFocused)
      ? "in the end no node has the focus" : "where the focus is, this capture does not say"
  }

  /// What the screen reader said last, and of which stop; nil where the recorder did not ask.
  var lastWords: String? {
    guard let said = snapshot.meta.lastSpeech else { return nil }
    let reader = transcript.screenReader?.name ?? "the screen reader"
    guard let node = step.lastWords?.node else {
      return "\(reader) said “\(said)” last; of which stop, the words do not show"
    }
    let isSame = SpeechComparison.agrees(said, transcript.utterances[node])
    return "\(reader) said “\(said)” last" + (isSame ? "" : ", on \(heard(node, in: step))")
  }

  func sentence(of event: Event) -> String {
    let node = event.node.map { called($0, in: [step, before]) }
    switch event.type {
    case "announcement": return event.text.map { "announced “\($0)”" } ?? "announced something that was not recorded"
    case "focus": return "focus on \(node ?? "a node that was not recorded")" + otherWords(of: event)
    case _ where Self.actions.contains(event.type):
      return Self.verb(event) + (event.node.map { " on \(called($0, in: [before, step]))" } ?? "")
    default:
      let parts = [event.type, event.text.map { "“\($0)”" }, node.map { "on \($0)" }]
      return parts.compactMap(\.self).joined(separator: " ")
    }
  }

  /// What the screen reader really said, where that is not what a11yd says.
  private func otherWords(of event: Event) -> String {
    guard let said = event.text, let node = event.node.flatMap(snapshot.node(named:)),
      !SpeechComparison.agrees(said, transcript.utterances[node])
    else { return "" }
    return ", where \(transcript.screenReader?.name ?? "the screen reader") said “\(said)”"
  }

  /// Seconds after the action, else after the capture before; nil for the action itself.
  func latency(of event: Event, at moment: Timestamp) -> Double? {
    guard !Self.actions.contains(event.type) else { return nil }
    let start = causedAt ?? before?.transcript.snapshot.meta.capturedAt.flatMap(Timestamp.init)
    return start.map { moment.seconds - $0.seconds }
  }

  // MARK: what was done

  private static let actions: Set<String> = ["tap", "click", "key", "activate", "doubleTap"]

  private var lastAction: Event? { events.last { Self.actions.contains($0.type) } }
  private var causedAt: Timestamp? { (snapshot.meta.triggerAt ?? lastAction?.at).flatMap(Timestamp.init) }

  private static func verb(_ event: Event) -> String {
    event.type == "key" ? ["key", event.text].compactMap(\.self).joined(separator: " ") : event.type
  }

  /// What is heard at the node with this name, in the first of these captures that has it; else the name.
  private func called(_ name: String, in steps: [RecordedStep?]) -> String {
    for step in steps.compactMap(\.self) {
      if let node = step.transcript.snapshot.node(named: name) { return heard(node, in: step) }
    }
    return "“\(name)” (not in the capture)"
  }

  private func heard(_ node: Int, in step: RecordedStep) -> String {
    let utterance = step.transcript.utterances[node]
    return utterance.tokens.isEmpty ? "a node that is silent" : "“\(utterance.description)”"
  }
}

extension RecordedStep {
  /// All times in the capture.
  var moments: [Timestamp] {
    let snapshot = transcript.snapshot
    let texts = [snapshot.meta.capturedAt, snapshot.meta.triggerAt] + (snapshot.events.value ?? []).map(\.at)
    return texts.compactMap { $0.flatMap(Timestamp.init) }
  }
}
