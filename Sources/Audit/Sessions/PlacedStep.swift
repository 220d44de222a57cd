/// A capture at its place among what came before it, ready to be audited. Holds all it needs, whatever is remembered or
/// forgotten meanwhile.
public struct PlacedStep: Sendable {
  let session: SessionKey?
  let recording: Recording
  let place: Int
  let twin: RecordedStep?

  var step: RecordedStep { recording.steps[place] }

  /// What the rules find in it, by itself and across the steps.
  public func audit(by auditor: Auditor) -> SnapshotAudit { auditor.audit(recording, at: place, twin: twin) }
}
