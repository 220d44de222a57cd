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

  private var logs: [String: [(name: String, log: DeviceLog)]] = [:]

  /// Adds a log of the device, beside the captures of a session.
  mutating func add(_ log: DeviceLog, path: String, session: String) { logs[session, default: []].append((path, log)) }

  /// Tells the captures what the logs of their session say; when all files are there.
  mutating func tellLogs() {
    for place in recordings.indices {
      if let logs = logs[recordings[place].name] { recordings[place].recording.tell(logs) }
    }
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
