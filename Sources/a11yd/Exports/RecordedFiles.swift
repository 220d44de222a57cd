import AccessibilityTree
import Audit
import Speech

/// Captures as recordings: those of one session together and in order, and sessions in the order of their first files.
struct RecordedFiles {
  private(set) var recordings: [(name: String, recording: Recording)] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let session: String
    let platform: Platform?
  }

  /// Adds a capture. Without a session, it is a recording of its own.
  mutating func add(_ transcript: Transcript, path: String) {
    let meta = transcript.snapshot.meta
    let key = Key(session: meta.session ?? path, platform: meta.platform)
    let place = places[key] ?? recordings.count
    places[key] = place
    if place == recordings.count {
      recordings.append((key.session, Recording(bounds: RecordingBounds(steps: .max, nodes: .max))))
    }
    _ = recordings[place].recording.insert(RecordedStep(name: path, transcript: transcript))
  }
}
