import Synchronization

/// Watches the requests that pass, and records each session of them.
public final class Recorder: Sendable {
  private let options: RecorderOptions
  private let server: any ScreenServer
  private let tell: @Sendable (RecorderMessage) -> Void
  /// A test that crashed does not end its session. Should it go on after all, it is taken up again.
  private static let longestQuiet = Duration.seconds(3_600)

  private let sessions = Mutex<[String: SessionRecorder]>([:])

  init(options: RecorderOptions, server: any ScreenServer, tell: @escaping @Sendable (RecorderMessage) -> Void) {
    (self.options, self.server, self.tell) = (options, server, tell)
  }

  /// Whether requests of this path’s session wait for a capture now.
  func holds(_ uri: String) -> Bool {
    guard let path = SessionPath(uri) else { return false }
    return sessions.withLock { $0[path.session] }?.hold.isOn ?? false
  }

  /// What must happen before this request may go to the server; nil for a request that may go at once.
  func admission(of request: WebDriverRequest, number: UInt64) -> (@Sendable () async -> Void)? {
    guard !request.path.session.isEmpty else { return nil }
    if request.endsSession || ScreenAct(request) != nil {
      let session = session(of: request)
      return { await session.admit(request, number: number) }
    }
    guard let session = sessions.withLock({ $0[request.path.session] }), session.hold.isOn else { return nil }
    return { await session.hold.passed() }
  }

  /// Takes note of an answer before the test has it, so that what it asks next comes after it here too.
  func answered(_ exchange: Exchange, number: UInt64) {
    let request = exchange.request
    if request.opensSession {
      guard exchange.succeeded, let id = exchange.value?["sessionId"]?.text ?? exchange.answer?["sessionId"]?.text
      else { return }
      let session = make(id, prefix: request.path.prefix)
      let left = sessions.withLock { sessions in
        let left = sessions.filter { $0.value.quiet > Self.longestQuiet }
        for id in left.keys { sessions[id] = nil }
        sessions[id] = session
        return left.values
      }
      for session in left { session.end() }
      session.begin(exchange)
      return
    }
    guard let session = sessions.withLock({ $0[request.path.session] }) else { return }
    session.answered(exchange, number: number)
    if request.endsSession && exchange.succeeded || exchange.saysSessionIsGone {
      _ = sessions.withLock { $0.removeValue(forKey: request.path.session) }
      session.end()
    }
  }

  /// Ends the sessions that tests left open, and returns when everything is written.
  func finish() async {
    let open = sessions.withLock { sessions in
      defer { sessions = [:] }
      return Array(sessions.values)
    }
    for session in open { session.end() }
    for session in open { await session.ended() }
  }

  private func session(of request: WebDriverRequest) -> SessionRecorder {
    let id = request.path.session
    return sessions.withLock { sessions in
      if let known = sessions[id] { return known }
      let session = make(id, prefix: request.path.prefix)
      sessions[id] = session
      session.begin(nil)
      return session
    }
  }

  private func make(_ id: String, prefix: String) -> SessionRecorder {
    SessionRecorder(
      session: id, server: SessionServer(server: server, base: "\(prefix)/session/\(id)"), options: options, tell: tell)
  }
}
