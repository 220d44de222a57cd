import AccessibilityTree
import SystemPackage

/// The recording of one session: what its requests and answers lead to, one after the other.
///
/// Nothing here throws: whatever fails is said, and the test goes on.
struct SessionRun {
  private let name: String
  private let id: String
  private let options: RecorderOptions
  private let server: SessionServer
  private let tell: @Sendable (RecorderMessage) -> Void
  private var facts = SessionFacts()
  private var directory: CaptureDirectory?
  private var log: DeviceLogcat?
  private var counts = SessionCounts()
  private var failuresInARow = 0
  private var isOver = false
  /// The number of the last capture. It leaves one out where something was not captured.
  private var sequence = 0
  private var knowsTextSize = false
  /// What was captured last.
  private var last: ScreenSource?
  private var pending: [UInt64: WrappedCapture.Trigger] = [:]

  init(
    session: String, server: SessionServer, options: RecorderOptions,
    tell: @escaping @Sendable (RecorderMessage) -> Void
  ) {
    (id, self.server, self.options, self.tell) = (session, server, options, tell)
    name = SessionName.short(session)
  }

  /// Whether there is something to capture now.
  private var records: Bool { !isOver && facts.isNative && !facts.isBrowser }

  // MARK: the test's requests

  /// Begins to record.
  ///
  /// - Parameter exchange: nil for a session that began before the recorder, or that there is not.
  mutating func begin(_ exchange: Exchange?) {
    guard let exchange else { return }
    facts.learn(exchange)
    guard !facts.isBrowser else { return tell(.isBrowser(session: name)) }
    if let made = makeDirectory() { tell(.began(session: name, directory: made.path.string)) }
  }

  private mutating func makeDirectory() -> CaptureDirectory? {
    do {
      directory = try CaptureDirectory(
        named: SessionName.directory(id, milliseconds: WallClock.milliseconds()), below: options.into)
      startLog()
    } catch {
      isOver = true
      tell(.cannotWrite(session: name, path: options.into.string, cause: "\(error)"))
    }
    return directory
  }

  /// Looks at the screen before a request that acts on it or ends the session.
  mutating func before(_ request: WebDriverRequest, number: UInt64) async {
    guard records else {
      // What is done in a web view is not captured, so that nothing is judged across it. The next action of the app gets a
      // capture of its own before it.
      if !facts.isNative, ScreenAct(request) != nil { (sequence, last) = (sequence + 1, nil) }
      return
    }
    if request.endsSession { return await captureIfChanged() }
    guard let act = ScreenAct(request) else { return }
    counts.actions += 1
    if !knowsTextSize {
      knowsTextSize = true
      await askTextSize()
    }
    if options.capturesBefore || last == nil { await captureIfChanged() }
    var trigger = WrappedCapture.Trigger(action: act.word)
    if let target = act.target {
      trigger.node = await node(of: target)
      if trigger.node == nil { counts.unplaced += 1 }
    }
    trigger.at = WallClock.text()
    pending[number] = trigger
  }

  /// Takes note of an answer, and captures what an act led to.
  mutating func answered(_ exchange: Exchange, number: UInt64) async {
    facts.learn(exchange)
    guard let trigger = pending.removeValue(forKey: number), records else { return }
    do {
      let start = ContinuousClock.now
      let trigger = exchange.succeeded ? trigger : nil
      var (text, settled) = try await look(first: try await server.source(), since: start, before: last?.text)
      var isGone = false
      if settled, trigger != nil, speaks(on: text) { (text, settled, isGone) = await heard(text, since: start) }
      await capture(text, trigger, settled: settled)
      // The next action is on another screen.
      if isGone { last = nil }
    } catch {
      fail(error, action: trigger.action)
    }
  }

  /// Says what the session came to. Later calls do nothing.
  mutating func end() {
    if var log {
      switch log.stop() {
      case .whole: break
      case .cutShort(let code): tell(.logEnded(session: name, code: code, serial: log.serial))
      case .missing(let cause): tell(.logFailed(session: name, cause: cause))
      }
    }
    log = nil
    isOver = true
    if let directory { tell(.ended(session: name, counts: counts, directory: directory.path.string)) }
    directory = nil
  }

  // MARK: captures

  /// Whether a screen reader is on, as far as anybody says.
  private func speaks(on text: String) -> Bool {
    if facts.speaks || log != nil { return true }
    return [last?.snapshot, (try? ScreenSource(text))?.snapshot].contains { $0.map(ScreenFocus.isThere) ?? false }
  }

  /// The screen when the screen reader has said what it says, and its focus has come to rest: both take longer than the
  /// screen.
  private func heard(
    _ text: String, since start: ContinuousClock.Instant
  ) async -> (text: String, settled: Bool, isGone: Bool) {
    // An app that reacted late gets some of that time after it too.
    try? await Task.sleep(until: max(start + options.hear, .now + options.hear / 3))
    // A test that waits for an element keeps the server busy. Then nobody knows where the focus came to rest.
    guard let later = try? await server.source() else { return (text, false, false) }
    let isSame = ScreenFocus.ignored(in: later) == ScreenFocus.ignored(in: text)
    return (isSame ? later : text, true, !isSame)
  }

  private mutating func captureIfChanged() async {
    do {
      let first = try await server.source()
      if first == last?.text { return }
      let (text, settled) = try await look(first: first, since: .now, before: nil)
      await capture(text, nil, settled: settled)
    } catch {
      fail(error, action: nil)
    }
  }

  /// The screen once it has stopped changing, or as it is when the time is over.
  private func look(
    first: String, since start: ContinuousClock.Instant, before: String?
  ) async throws(AskFailure) -> (text: String, settled: Bool) {
    var settling = Settling(limit: options.settle, patience: options.hear, before: before)
    var text = first
    while true {
      switch settling.next(text, after: .now - start) {
      case .settled: return (text, true)
      case .unsettled: return (text, false)
      case .again(let pause): try? await Task.sleep(for: pause)
      }
      text = try await server.source()
    }
  }

  /// Writes a capture of this source.
  private mutating func capture(_ text: String, _ trigger: WrappedCapture.Trigger?, settled: Bool) async {
    // An act that failed changed nothing, unless the screen shows that it did.
    if trigger == nil, text == last?.text { return }
    do {
      let source = try ScreenSource(text)
      if directory == nil, let made = makeDirectory() {
        tell(.beganEarlier(session: name, directory: made.path.string))
      }
      guard let directory else { return }
      sequence += 1
      var capture = WrappedCapture(source, facts, sequence: sequence)
      capture.meta.trigger = trigger
      capture.meta.settled = settled ? nil : false
      if facts.speaks { capture.meta.lastSpeech = await server.currentSpeech() }
      let file = Self.fileName(sequence, trigger?.action)
      capture.meta.capturedAt = WallClock.text()
      await log?.mark(file)
      try directory.write(try capture.encoded(), as: file)
      counts.captures += 1
      counts.unsettled += settled ? 0 : 1
      failuresInARow = 0
      last = source
    } catch {
      fail("\(error)", action: trigger?.action)
    }
  }

  private static func fileName(_ sequence: Int, _ action: String?) -> String {
    let digits = String(sequence)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-\(action ?? "screen").json"
  }

  private mutating func fail(_ failure: AskFailure, action: String?) {
    if failure.sessionIsGone { isOver = true } else { fail(failure.cause, action: action) }
  }

  private mutating func fail(_ cause: String, action: String?) {
    if counts.failed == 0 { tell(.captureFailed(session: name, action: action, cause: cause)) }
    counts.failed += 1
    failuresInARow += 1
    // A screen that nobody saw lies between the last capture and the next.
    sequence += 1
    last = nil
    guard failuresInARow == SessionCounts.mostFailures else { return }
    isOver = true
    tell(.gaveUp(session: name))
  }

  // MARK: what was acted on

  /// What captures call the node that a request acts on; nil where it may be another.
  private func node(of target: ActTarget) async -> String? {
    guard let snapshot = last?.snapshot else { return nil }
    let tree = ActedNode(in: snapshot)
    var found: Int?
    switch target {
    case .element(let element):
      let locator = facts.elements[element]
      found = locator.flatMap(tree.node(by:))
      if found == nil, let rect = await server.rect(of: element) { found = tree.node(at: rect, by: locator) }
    case .point(let x, let y): found = tree.node(atX: x, y: y)
    case .within(let element, let x, let y):
      if let rect = await server.rect(of: element) {
        found = tree.node(atX: Double(rect.x) + x, y: Double(rect.y) + y)
      }
    case .around(let element, let x, let y):
      if let rect = await server.rect(of: element) {
        found = tree.node(
          atX: Double(rect.x + rect.width / 2) + x, y: Double(rect.y + rect.height / 2) + y)
      }
    }
    return found.map(tree.name(of:))
  }

  // MARK: the device

  private mutating func startLog() {
    guard let serial = options.logcat, let directory else { return }
    if let other = facts.serial, other != serial {
      return tell(.logFailed(session: name, cause: "it is on \(other), and --logcat names \(serial)"))
    }
    do {
      log = try DeviceLogcat(of: serial, into: directory.path)
    } catch {
      tell(.logFailed(session: name, cause: "\(error)"))
    }
  }

  private mutating func askTextSize() async {
    guard facts.fontScale == nil else { return }
    facts.fontScale = await server.fontScale(facts.platform)
    if facts.fontScale == nil { facts.fontScale = await log?.fontScale() }
  }
}
