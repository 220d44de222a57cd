import AccessibilityTree
import Synchronization
import SystemPackage

/// Passes what the watcher's thread found to consumers.
final class FoundFiles: Sendable {
  fileprivate struct State {
    var backlog: Backlog
    /// The directory of these files; nil while there is none.
    var root: Directory.Identity?
    var directories = 0
    var listings = 0
    var isListingDue = false
    var blindness: WatchStatus.Blindness?
    var notices: [WatchEvent] = []
    var consumers: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextConsumer = 0
    var isOver = false

    /// Takes the consumers that have something to do now.
    mutating func wanted() -> [CheckedContinuation<Void, Never>] {
      guard isOver || !notices.isEmpty || (root != nil && backlog.hasReady) else { return [] }
      defer { consumers = [:] }
      return Array(consumers.values)
    }
  }

  private let state: Mutex<State>
  private let rootPath: FilePath
  private let settings: WatchSettings
  private let questions: FileSystemQuestions
  /// Called when a consumer makes work for the watcher's thread.
  private let ringLoop: @Sendable () -> Void

  init(
    rootPath: FilePath, settings: WatchSettings, questions: FileSystemQuestions = FileSystemQuestions(),
    ringLoop: @escaping @Sendable () -> Void
  ) {
    self.rootPath = rootPath
    self.settings = settings
    self.questions = questions
    self.ringLoop = ringLoop
    state = Mutex(State(backlog: Backlog(settings: settings)))
  }

  // MARK: the watcher's side

  /// Changes the backlog, and wakes consumers if there is something for them.
  func change<Result: Sendable>(_ change: (inout Backlog) -> Result) -> Result {
    let (result, wanted) = state.withLock { state in
      let result = change(&state.backlog)
      return (result, state.wanted())
    }
    for consumer in wanted { consumer.resume() }
    return result
  }

  /// Queues an event that is not a file.
  func tell(_ event: WatchEvent) {
    let wanted = state.withLock { state in
      state.notices.append(event)
      return state.wanted()
    }
    for consumer in wanted { consumer.resume() }
  }

  /// Sets the directory below which files are read from now on; nil while there is none.
  ///
  /// - Parameter event: queued before any file below it can be read.
  func setRoot(_ root: Directory.Identity?, directories: Int, telling event: WatchEvent? = nil) {
    let wanted = state.withLock { state in
      state.root = root
      state.directories = directories
      if let event { state.notices.append(event) }
      return state.wanted()
    }
    for consumer in wanted { consumer.resume() }
  }

  /// Whether the tree needs a listing ahead of schedule. False for a missing directory, which is looked for after ever
  /// longer pauses.
  var needsListing: Bool { state.withLock { $0.root != nil && $0.backlog.needsListing } }

  /// Records whether a listing of the whole tree is due or under way.
  func noteListing(isDue: Bool) {
    state.withLock { state in
      state.isListingDue = isDue
      if !isDue { state.listings += 1 }
    }
  }

  /// Sets why files may come unseen from now on; nil if they no longer do.
  func setBlind(_ reason: WatchError?) {
    state.withLock { state in
      let since = state.blindness?.since ?? .now
      state.blindness = reason.map { WatchStatus.Blindness(since: since, reason: $0) }
    }
  }

  /// Ends the sequence. Waiting files are left to the listing at the next start.
  func end() {
    let wanted = state.withLock { state in
      state.isOver = true
      return state.wanted()
    }
    for consumer in wanted { consumer.resume() }
  }

  // MARK: the consumers' side

  var status: WatchStatus {
    state.withLock { state in
      WatchStatus(
        isWatching: state.root != nil, directories: state.directories, waiting: state.backlog.count,
        blindness: state.blindness, inHand: state.backlog.inHandCount, listings: state.listings,
        isListingDue: state.isListingDue)
    }
  }

  /// The next event; nil if the watcher was stopped or this task was cancelled.
  func next() async -> WatchEvent? {
    while !Task.isCancelled {
      switch state.withLock({ $0.nextWork() }) {
      case .over: return nil
      case .notice(let event): return event
      case .nothing: await sleep()
      case .read(let candidate, let root, let known):
        if let event = read(candidate, below: root, unless: known) { return event }
      }
    }
    return nil
  }

  /// See `DirectoryWatcher.expectRest(of:)`.
  func expectRest(of file: FinishedFile) {
    state.withLock { $0.backlog.expectRest(of: file, at: .now) }
    ringLoop()
  }

  /// See `DirectoryWatcher.replay(_:)`.
  func replay(_ paths: [FilePath], claim: () -> Bool) -> Replay {
    guard let root = try? Directory(at: rootPath), root.identity == state.withLock({ $0.root }) else { return .blind }
    var search = ReplaySearch(rootPath: rootPath, root: root, settings: settings)
    for path in paths { search.find(path) }
    if !search.problems.isEmpty { return .refused(search.problems) }
    guard claim() else { return .blind }
    let files = search.files.sorted { NameOrder.compare($0.string, $1.string) < 0 }
    let now = ContinuousClock.now
    change { backlog in for file in files { backlog.askFor(file, at: now) } }
    ringLoop()
    return .taken(files.count)
  }

  /// See `DirectoryWatcher.listAgain()`.
  func listAgain() {
    change { $0.forget() }
    ringLoop()
  }

  /// Records that a consumer is done with a file.
  func release(_ path: FilePath) { change { $0.release(path) } }

  private func read(
    _ candidate: Backlog.Candidate, below root: Directory.Identity, unless known: FileSignature?
  ) -> WatchEvent? {
    let path = candidate.path
    let reading: FileReading
    do throws(Errno) {
      reading = try questions.ask { next throws(Errno) in
        let directory = try Directory(at: rootPath)
        // The listing that finds the new directory finds the file too, if it is there.
        guard directory.identity == root else { return .elsewhere }
        return FileReading.read(
          path, below: directory, sizeLimit: settings.sizeLimit, unless: known, whenMoreIsRead: next)
      }
    } catch {
      reading = error.isShortage ? .busy(error) : .gone
    }
    let event: WatchEvent?
    if case .bytes(let bytes, let signature, let isFull) = reading {
      // Hash the content before taking the lock.
      let file = FinishedFile(
        path: path, bytes: bytes, arrival: candidate.arrival, arrivedAt: candidate.arrivedAt,
        isGraceOver: candidate.isGraceOver, isAskedFor: candidate.isAskedFor,
        isDiskFull: isFull || candidate.wasDiskFull)
      event = state.withLock { $0.finish(candidate, signature, file) }
    } else {
      event = state.withLock { $0.settle(candidate, reading, settings) }
    }
    if case .file = event {} else { release(path) }
    // The watcher's thread does not know that a file waits again, or that there is room for others.
    if event == nil || needsListing { ringLoop() }
    return event
  }

  private func sleep() async {
    let number = state.withLock { state in
      state.nextConsumer += 1
      return state.nextConsumer
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let wanted = state.withLock { state in
          state.consumers[number] = continuation
          // An event that came after the check wakes all consumers again.
          return Task.isCancelled ? state.remove(number) : state.wanted()
        }
        for consumer in wanted { consumer.resume() }
      }
    } onCancel: {
      for consumer in state.withLock({ $0.remove(number) }) { consumer.resume() }
    }
  }
}

extension FoundFiles.State {
  fileprivate enum Work {
    case over
    case notice(WatchEvent)
    case read(Backlog.Candidate, below: Directory.Identity, unless: FileSignature?)
    case nothing
  }

  fileprivate mutating func nextWork() -> Work {
    if !notices.isEmpty { return .notice(notices.removeFirst()) }
    if isOver { return .over }
    guard let root, let candidate = backlog.take() else { return .nothing }
    // A hint may be the only trace of a change, so only files that were merely listed are judged by their signatures.
    let known = candidate.reason == .found && !candidate.isAskedFor ? backlog.signature(of: candidate.path) : nil
    return .read(candidate, below: root, unless: known)
  }

  /// Records that a file was read.
  fileprivate mutating func finish(
    _ candidate: Backlog.Candidate, _ signature: FileSignature, _ file: FinishedFile
  ) -> WatchEvent? {
    let isKnown = backlog.done(file.path, signature, file.fingerprint)
    if candidate.isGraceOver {
      backlog.graceIsOver(for: file.path)
    } else if isKnown, !candidate.isAskedFor {
      backlog.unchanged(candidate, at: .now)
      return nil
    }
    return .file(file)
  }

  /// Records that a file was not read.
  fileprivate mutating func settle(
    _ candidate: Backlog.Candidate, _ reading: FileReading, _ settings: WatchSettings
  ) -> WatchEvent? {
    switch reading {
    case .skipped(let reason, let signature):
      return backlog.done(candidate.path, signature) ? nil : .skipped(path: candidate.path, reason: reason)
    case .stillChanging: backlog.retry(candidate.changed, after: settings.settle, at: .now)
    case .elsewhere:
      backlog.missReplacement()
      backlog.retry(candidate.changed, after: settings.retry.lowerBound, at: .now)
    case .busy: backlog.retry(candidate, after: settings.retry.lowerBound * 4, at: .now)
    case .known: backlog.unchanged(candidate, at: .now)
    case .gone: if candidate.reason != .found { backlog.doubt(candidate.path) }
    case .bytes: break
    }
    return nil
  }

  fileprivate mutating func remove(_ consumer: Int) -> [CheckedContinuation<Void, Never>] {
    consumers.removeValue(forKey: consumer).map { [$0] } ?? []
  }
}
