public import AccessibilityTree
public import Speech
import Synchronization

/// Audits captures as they come, each against those of its session before it. Any number of tasks may ask at once.
public final class SessionAuditor: Sendable {
  private let memory: Mutex<SessionMemory>

  /// An auditor that has seen nothing yet.
  public init(bounds: SessionBounds = SessionBounds()) { memory = Mutex(SessionMemory(bounds: bounds)) }

  /// From now on this much is remembered; recordings that have begun keep their own bounds.
  public func setBounds(_ bounds: SessionBounds) { memory.withLock { $0.bounds = bounds } }

  /// Takes note that a capture of a session is there and cannot be read.
  public func miss(_ name: String, of session: String) { memory.withLock { $0.miss(name, of: session) } }

  /// What the rules find in a capture, by itself and across it and those of its session, late ones and ones out of order
  /// included, and against the same screen at another text size.
  ///
  /// - Parameters:
  ///   - name: as sinks write it; the order of the session unless its captures are numbered.
  ///   - tellsAgain: what was told across the same captures before is told once more.
  ///   - isKnown: it was audited by an earlier life of the program.
  public func audit(
    _ transcript: Transcript, name: String, at now: ContinuousClock.Instant, by auditor: Auditor,
    tellsAgain: Bool = false, isKnown: Bool = false
  ) -> SnapshotAudit {
    let placed = memory.withLock { $0.take(transcript, name: name, at: now, isKnown: isKnown) }
    let audit = placed.audit(by: auditor)
    let untold = memory.withLock { $0.telling(audit, of: placed) }
    return tellsAgain ? audit : untold
  }

  /// What the rules find in the captures of a session of which a log tells more than was known.
  ///
  /// - Parameters:
  ///   - name: as sinks write it.
  ///   - session: nil for a log that is beside no captures, which tells nothing.
  ///   - isKnown: it was read by an earlier life of the program.
  public func audit(
    _ log: DeviceLog, name: String, session: String?, at now: ContinuousClock.Instant, by auditor: Auditor,
    isKnown: Bool = false
  ) -> SnapshotAudit {
    memory.withLock { $0.take(log, name: name, session: session, at: now, isKnown: isKnown) }.audit(by: auditor)
  }

  /// What the rules find across the screens before and after what an exporter's log says was done; without findings while
  /// one of the two screens is missing.
  ///
  /// - Parameters:
  ///   - name: as sinks write it.
  ///   - isKnown: it was judged by an earlier life of the program.
  public func audit(
    _ action: ScreenAction, name: String, at now: ContinuousClock.Instant, by auditor: Auditor, isKnown: Bool = false
  ) -> SnapshotAudit {
    memory.withLock { $0.take(action, name: name, at: now, isKnown: isKnown) }.audit(by: auditor)
  }
}
