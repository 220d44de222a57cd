/// How much is remembered of sessions, and for how long.
public struct SessionBounds: Hashable, Sendable {
  /// Of each session.
  public var recording: RecordingBounds
  /// Without a capture for so long, a session is over.
  public var quiet: Duration
  /// How long a capture is compared with others of its screen at another text size. Longer than a run over the whole app,
  /// shorter than from one nightly build to the next.
  public var pairing: Duration = .seconds(6 * 3_600)
  /// Whether a session is judged as if there were no other: nothing that another one showed or was asked counts. What is
  /// found then does not depend on which sessions are audited together.
  public var keepsSessionsApart = false
  /// Sessions under way at the same time.
  public var sessions: Int
  /// Nodes of all sessions together; the captures for text sizes may have as many again.
  public var nodes: Int

  /// Some 100 MB at most.
  public init(
    recording: RecordingBounds = RecordingBounds(), quiet: Duration = .seconds(3_600), sessions: Int = 256,
    nodes: Int = 200_000
  ) {
    (self.recording, self.quiet, self.sessions, self.nodes) = (recording, quiet, sessions, nodes)
  }

  /// For sessions of which each may be audited by another process.
  public static var apart: SessionBounds {
    var bounds = ageless
    bounds.keepsSessionsApart = true
    return bounds
  }

  /// Nothing is forgotten for its age: for files that are all there.
  public static var ageless: SessionBounds {
    // A log that is read last tells of all captures.
    var bounds = SessionBounds(
      recording: RecordingBounds(steps: 1_000), quiet: .seconds(Int64.max / 4))
    bounds.pairing = bounds.quiet
    return bounds
  }
}
