import AccessibilityTree
import Rules
import Speech

extension Auditor {
  /// What the rules find in a step that does not say its platform: what fails with VoiceOver and with TalkBack alike.
  ///
  /// What fails with one of them only is a question, asked once for the screen: apps that export no platform are built for
  /// both, and nobody says of which this screen is.
  func auditForEither(_ recording: Recording, at place: Int, twin: RecordedStep?) -> SnapshotAudit {
    let (apple, google) = (
      audit(recording.assuming(.ios), at: place, twin: twin?.assuming(.ios)),
      audit(recording.assuming(.android), at: place, twin: twin?.assuming(.android))
    )
    let others = Dictionary(google.findings.map { ($0.id, $0) }) { first, _ in first }
    var audit = apple
    audit.findings = apple.findings.compactMap { finding in
      others[finding.id].map { Self.common(finding, $0) }
    }
    if let alone = Self.alone(apple, google) { audit.findings.append(alone) }
    audit.findings.sort { $0.outcome == .failed && $1.outcome != .failed }
    audit.platform = nil
    audit.obstacle = .noPlatform
    audit.unasked = apple.unasked.filter(Set(google.unasked).contains)
    audit.unkept = max(apple.unkept, google.unkept)
    for (outcome, count) in google.counts { audit.counts[outcome] = min(count, apple.counts[outcome] ?? 0) }
    audit.counts[.failed] = audit.failed.count
    audit.counts[.cantTell] = audit.findings.count - audit.failed.count
    audit.counts = audit.counts.filter { $0.value > 0 }
    return audit
  }

  /// One finding of both; a question where one of them asks.
  private static func common(_ finding: Finding, _ other: Finding) -> Finding {
    var common = finding.outcome == .cantTell ? finding : other
    if finding.outcome == .failed, other.outcome == .failed {
      common = finding
      if finding.message != other.message { common.message += " TalkBack is no different." }
    }
    if finding.node.heard != other.node.heard { common.node.heard = nil }
    if finding.node.name != other.node.name { common.node.name = nil }
    return common
  }

  /// The worst that fails with one screen reader and not with the other, as a question.
  private static func alone(_ apple: SnapshotAudit, _ google: SnapshotAudit) -> Finding? {
    let failures =
      failures(of: apple, besides: google).map { ($0, "VoiceOver", "iOS") }
      + failures(of: google, besides: apple).map { ($0, "TalkBack", "Android") }
    guard let worst = failures.min(by: { $0.0.impact.priority < $1.0.impact.priority }) else { return nil }
    var finding = worst.0
    finding.outcome = .cantTell
    finding.reason = .notExported
    finding.message += " This is so with \(worst.1). Does the app run on \(worst.2)?"
    finding.node.heard = nil
    return finding
  }

  private static func failures(of audit: SnapshotAudit, besides other: SnapshotAudit) -> [Finding] {
    let known = Set(other.findings.map(\.id) + other.unasked)
    return audit.failed.filter { !known.contains($0.id) }
  }
}

extension Recording {
  /// The same steps, as if those that do not say their platform were of this one.
  fileprivate func assuming(_ platform: Platform) -> Recording {
    Recording(steps: steps.map { $0.assuming(platform) })
  }
}

extension RecordedStep {
  fileprivate func assuming(_ platform: Platform) -> RecordedStep {
    guard snapshot.platform == nil else { return self }
    let spoken = ScreenReaders.transcript(of: snapshot.assuming(platform: platform))
    var step = RecordedStep(name: name, transcript: spoken, logged: logged)
    step.isKnown = isKnown
    return step
  }
}
