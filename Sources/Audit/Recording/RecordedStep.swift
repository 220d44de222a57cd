import AccessibilityTree
public import Speech

/// One capture of a recording and what the screen reader says of it.
public struct RecordedStep: Sendable {
  /// What sinks call it: the path of its file, as they write paths.
  public let name: String
  public let transcript: Transcript
  /// What the exporter's log says of the way here; nil for a capture of no such run, which says by itself what led to it.
  let logged: LoggedCause?
  /// It was audited by an earlier life of the program: what it shows with others that were is told already.
  var isKnown = false
  /// What the export itself says, where a log of the device told more; nil where `transcript` is that.
  private var exported: Transcript?

  /// A step; the transcript is the screen reader's of its platform.
  public init(name: String, transcript: Transcript) { self.init(name: name, transcript: transcript, logged: nil) }

  init(name: String, transcript: Transcript, logged: LoggedCause?) {
    (self.name, self.transcript, self.logged) = (name, transcript, logged)
  }

  /// The same capture with what a log of the device tells of it; nil for only what the export says.
  func told(_ snapshot: Snapshot?) -> RecordedStep {
    let bare = exported ?? transcript
    var told = snapshot.map(bare.of) ?? bare
    // What the export itself says was placed when it was read.
    if bare.snapshot.meta.lastSpeech == nil, let last = told.snapshot.meta.lastSpeech {
      told = told.focused(bySaying: last).naming(spokenLast: last)
    }
    var step = RecordedStep(name: name, transcript: told, logged: logged)
    step.isKnown = isKnown
    if snapshot != nil { step.exported = bare }
    return step
  }

  /// The same step of which other words are heard.
  func hearing(_ transcript: Transcript) -> RecordedStep {
    var step = RecordedStep(name: name, transcript: transcript, logged: logged)
    (step.isKnown, step.exported) = (isKnown, exported)
    return step
  }

  /// What led to a step of a run, by the log of its exporter.
  struct LoggedCause: Sendable {
    /// Nil where nothing is known of it, and for the first step that is looked at.
    var cause: StepCause?
    var at: String?
  }

  /// What the screen reader said last, if it is known of which node; nil otherwise.
  public var lastWords: (node: Int, text: String)? {
    guard let node = meta.lastSpeechNode, let text = meta.lastSpeech else { return nil }
    return (node, text)
  }

  /// Whether something is known of what the screen reader said at its nodes.
  var hasWords: Bool {
    meta.lastSpeech != nil || snapshot.events.value?.contains { $0.type == "focus" && $0.text != nil } == true
  }

  var snapshot: Snapshot { transcript.snapshot }
  var meta: SnapshotMeta { transcript.snapshot.meta }

  /// Whether this capture comes after another of its session: by `sequence` where both have one, else by name, in which
  /// numbers count as numbers (`step-2` before `step-10`).
  func comes(after other: RecordedStep) -> Bool {
    if let own = meta.sequence, let others = other.meta.sequence, own != others { return own > others }
    return NameOrder.compare(other.name, name) < 0
  }

  /// Whether nothing can have been captured between the two that is not here: their numbers do not leave one out, and both
  /// are of one app on one platform.
  func directlyFollows(_ other: RecordedStep) -> Bool {
    if let own = meta.sequence, let others = other.meta.sequence, own - others > 1 { return false }
    if let own = meta.app, let others = other.meta.app, own != others { return false }
    return meta.platform == other.meta.platform
  }
}
