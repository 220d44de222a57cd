import AccessibilityTree

/// What the recorder tells the person who started it: where, what, why, and what to do.
enum RecorderMessage: Equatable, CustomStringConvertible, Sendable {
  case began(session: String, directory: String)
  /// A session of a browser has no app.
  case isBrowser(session: String)
  case beganEarlier(session: String, directory: String)
  case cannotWrite(session: String, path: String, cause: String)
  case captureFailed(session: String, action: String?, cause: String)
  case gaveUp(session: String)
  case logFailed(session: String, cause: String)
  case logEnded(session: String, code: Int, serial: String)
  case ended(session: String, counts: SessionCounts, directory: String)

  var description: String {
    switch self {
    case .began(let session, let directory): return "session \(session): recording into \(directory)."
    case .isBrowser(let session):
      return "session \(session): this is a browser without an app, so nothing is recorded. Its requests pass."
    case .beganEarlier(let session, let directory):
      return "session \(session): began before this recorder, so app and version are not known. "
        + "Recording into \(directory)."
    case .cannotWrite(let session, let path, let cause):
      return "session \(session): cannot write to \(path): \(cause). The test goes on without being recorded."
    case .captureFailed(let session, let action, let cause):
      let when = action.map { " after “\($0)”" } ?? ""
      return "session \(session): no capture\(when): \(cause). The test goes on. "
        + "Later failures of this session are only counted."
    case .gaveUp(let session):
      return "session \(session): \(SessionCounts.mostFailures) captures in a row failed, so the rest of this session "
        + "is not recorded. The test goes on."
    case .logFailed(let session, let cause):
      return "session \(session): there is no log of the device: \(cause). The captures are there."
    case .logEnded(let session, let code, let serial):
      return
        "session \(session): adb logcat ended with \(code) before the session did, so the log lacks what came after. "
        + "Was \(serial) disconnected? The captures are there."
    case .ended(let session, let counts, let directory):
      guard counts.captures > 0 else { return "session \(session): ended without a capture." }
      return "session \(session): \(counts). Audit them: a11yd audit --recording \(directory)"
    }
  }
}
