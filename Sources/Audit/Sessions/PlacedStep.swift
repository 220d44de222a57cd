import AccessibilityTree

/// A capture at its place among what came before it, ready to be audited. Holds all it needs, whatever is remembered or
/// forgotten meanwhile.
public struct PlacedStep: Sendable {
  let session: SessionKey?
  let recording: Recording
  let place: Int
  let twin: RecordedStep?
  /// Every capture was taken at the moment that it stands for. Where one was not, nobody is asked anything: what is unknown
  /// there may well be in the export.
  var isSure = true
  /// Actions of the same run that can be judged now that this capture is here, each at the step that came of it.
  var actions: [PlacedStep] = []

  /// The capture, with what logs of its session tell of it.
  public var step: RecordedStep { recording.steps[place] }
  /// The capture before it in its recording; nil for the first.
  public var before: RecordedStep? { place > 0 ? recording.steps[place - 1] : nil }

  /// What the rules find in it, by itself and across the steps.
  public func audit(by auditor: Auditor) -> SnapshotAudit {
    var audit = auditor.audit(recording, at: place, twin: twin)
    if place > 0, step.hasWords {
      // What only the recorded words refute fails in the next capture again, which has none. Nobody fixed it.
      let failed = Set(audit.failed.map(\.id))
      let alone = auditor.audit(Recording(steps: [step]), at: 0)
      audit.unasked += alone.failed.map(\.id).filter { !failed.contains($0) }
    }
    for action in actions {
      for finding in action.findingsAcross(by: auditor, besides: step.name) { audit.add(finding) }
    }
    return audit
  }

  /// What the steps show together, of a run whose captures are audited by themselves. What no screen of the format shows is
  /// not asked after every action.
  ///
  /// - Parameter name: of the capture or file whose audit it is part of.
  func findingsAcross(by auditor: Auditor, besides name: String) -> [Finding] {
    auditor.audit(recording, at: place).findings.compactMap { finding in
      guard finding.isAcrossSteps, finding.outcome == .failed || isSure && Self.isAsked(finding) else { return nil }
      var finding = finding
      if finding.capture == nil, step.name != name {
        finding.capture = Finding.Capture(name: step.name, screen: step.meta.screen)
        finding.place = 0
      }
      return finding
    }
  }

  /// No log of a run says where the screen reader's focus went.
  private static func isAsked(_ finding: Finding) -> Bool {
    finding.cause == nil && finding.reason != .needsSequence
  }
}
