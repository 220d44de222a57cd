import Synchronization

/// One session while its test runs: requests and answers wait here in their order, and one task works on them.
final class SessionRecorder: Sendable {
  private let work: AsyncStream<Work>.Continuation
  private let task: Task<Void, Never>
  private let lastUse = Mutex(ContinuousClock.now)
  /// While a capture is taken, other requests of the session wait here.
  let hold: CaptureHold

  private enum Work: Sendable {
    case began(Exchange?)
    case before(WebDriverRequest, UInt64, CheckedContinuation<Void, Never>)
    case answered(Exchange, UInt64)
  }

  init(
    session: String, server: SessionServer, options: RecorderOptions,
    tell: @escaping @Sendable (RecorderMessage) -> Void
  ) {
    let (stream, work) = AsyncStream<Work>.makeStream()
    self.work = work
    let hold = CaptureHold(limit: options.settle)
    self.hold = hold
    task = Task {
      var run = SessionRun(session: session, server: server, options: options, tell: tell)
      for await next in stream {
        switch next {
        case .began(let exchange): run.begin(exchange)
        case .before(let request, let number, let admission):
          await run.before(request, number: number)
          admission.resume()
        case .answered(let exchange, let number):
          await run.answered(exchange, number: number)
          hold.end()
        }
      }
      run.end()
    }
  }

  /// For how long no test has used it.
  var quiet: Duration { lastUse.withLock { .now - $0 } }

  func begin(_ exchange: Exchange?) { work.yield(.began(exchange)) }

  /// Returns when the request may go to the server.
  func admit(_ request: WebDriverRequest, number: UInt64) async {
    await withCheckedContinuation { admission in
      if case .terminated = work.yield(.before(request, number, admission)) { admission.resume() }
    }
  }

  func answered(_ exchange: Exchange, number: UInt64) {
    lastUse.withLock { $0 = .now }
    if ScreenAct(exchange.request) != nil { hold.begin() }
    work.yield(.answered(exchange, number))
  }

  /// Ends after what waits already.
  func end() { work.finish() }

  /// Returns when everything is written.
  func ended() async { await task.value }
}
