import AccessibilityTree
import Speech

extension RecordedStep {
  /// The place of a capture that could not be read. It is of no platform, so it follows nobody and nobody follows it.
  static func missing(_ name: String) -> RecordedStep {
    let nothing = SnapshotBuilder(format: "").finishCanonical(carries: [])
    return RecordedStep(name: name, transcript: ScreenReaders.transcript(of: nothing))
  }
}
