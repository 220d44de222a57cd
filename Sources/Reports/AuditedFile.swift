public import Audit

/// One export and what its audit found: the input of a report.
public struct AuditedFile: Sendable {
  /// The path as it was given, or `-` for standard input.
  public var name: String
  public var audit: SnapshotAudit
  /// How long reading and auditing took together.
  public var duration: Duration
  /// The capture and what is heard on it; nil for a file that is no capture, such as a log.
  public var step: RecordedStep?
  /// The capture before it in its recording; nil for none.
  public var before: RecordedStep?
  /// What the screen looked like; nil if nobody has a picture of it.
  public var picture: ScreenPicture?
  /// The ids of findings that an earlier audit of this screen had; nil if none is known.
  public var known: Set<String>?
  /// Findings that somebody accepted until a day; they are not in `audit`.
  public var suppressed: [Suppressed] = []
  /// What the daemon's entries tell about the screen; nil for an audit of this moment.
  public var history: ScreenHistory?
  /// The machine that audited it, in a report of several; nil where all is of one.
  public var box: ReportedBox?

  /// Whether each finding is new, as JSON Lines say it, by the ids; nil for what is not from JSON Lines.
  var toldChanges: [String: Bool]?

  /// A finding that is not reported, and why.
  public struct Suppressed: Sendable {
    public var finding: Finding
    public var by: Suppression
  }

  /// The audit of the file with this name.
  public init(
    name: String, audit: SnapshotAudit, duration: Duration, step: RecordedStep? = nil, before: RecordedStep? = nil,
    picture: ScreenPicture? = nil, known: Set<String>? = nil
  ) {
    (self.name, self.audit, self.duration) = (name, audit, duration)
    (self.step, self.before, self.picture, self.known) = (step, before, picture, known)
  }

  /// Whether the finding is new since the earlier audit; nil if none is known, and for a question of the daemon, which
  /// does not follow questions.
  func isNew(_ finding: Finding) -> Bool? {
    if let toldChanges { return toldChanges[finding.id] }
    if history != nil, finding.outcome != .failed { return nil }
    return known.map { !$0.contains(finding.id) }
  }

  /// The findings that a person has to look at: all that are not known.
  var unknown: [Finding] { known.map { known in audit.findings.filter { !known.contains($0.id) } } ?? audit.findings }

  /// The findings of the earlier audit that are gone; nil if no such audit is known.
  var fixed: [String]? {
    known.map { $0.subtracting(audit.findings.map(\.id)).subtracting(suppressed.map(\.finding.id)).sorted() }
  }
}
