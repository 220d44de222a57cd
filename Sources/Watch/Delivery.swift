import Synchronization
import SystemPackage

/// Where the watcher's thread leaves what it found, and where consumers fetch it.
final class Delivery: Sendable {
  fileprivate struct State {
    var backlog: Backlog
    /// The directory whose files these are; nil while there is none.
    var root: Directory.Identity?
    var directories = 0
    var notices: [WatchEvent] = []
    var consumers: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextConsumer = 0
    var isOver = false

    /// Consumers that have something to do now.
    mutating func wanted() -> [CheckedContinuation<Void, Never>] {
      guard isOver || !notices.isEmpty || (root != nil && backlog.hasReady) else { return [] }
      defer { consumers = [:] }
      return Array(consumers.values)
    }
  }

  private let state: Mutex<State>
  private let rootPath: FilePath
  private let settings: WatchSettings
  /// Called when the watcher's thread has something to do because of a consumer.
  private let ringLoop: @Sendable () -> Void

  init(rootPath: FilePath, settings: WatchSettings, ringLoop: @escaping @Sendable () -> Void) {
    self.rootPath = rootPath
    self.settings = settings
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

  /// Tells something that is no file.
  func tell(_ event: WatchEvent) {
    let wanted = state.withLock { state in
      state.notices.append(event)
      return state.wanted()
    }
    for consumer in wanted { consumer.resume() }
  }

  /// From now on files are read below this directory; nil while there is none.
  func setRoot(_ root: Directory.Identity?, directories: Int) {
    let wanted = state.withLock { state in
      state.root = root
      state.directories = directories
      return state.wanted()
    }
    for consumer in wanted { consumer.resume() }
  }

  /// Ends the sequence; files that wait are left to the next start's listing.
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
      WatchStatus(isWatching: state.root != nil, directories: state.directories, waiting: state.backlog.count)
    }
  }

  /// The next event; nil when the watcher was stopped or this task is cancelled.
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
    state.withLock { $0.backlog.expectRest(of: file.path, file.arrival, at: .now) }
    ringLoop()
  }

  /// A consumer is done with a file.
  func release(_ path: FilePath) { change { $0.release(path) } }

  private func read(
    _ candidate: Backlog.Candidate, below root: Directory.Identity, unless known: FileSignature?
  ) -> WatchEvent? {
    let path = candidate.path
    let reading: FileReading
    if let directory = try? Directory(at: rootPath), directory.identity == root {
      reading = FileReading.read(path, below: directory, sizeLimit: settings.sizeLimit, unless: known)
    } else {
      // The listing that finds the new directory finds the file too, if it is there.
      reading = .gone
    }
    let event: WatchEvent? = state.withLock { state in
      switch reading {
      case .bytes(let bytes, let signature):
        state.backlog.done(path, signature)
        return .file(
          FinishedFile(
            path: path, bytes: bytes, arrival: candidate.arrival, arrivedAt: candidate.arrivedAt,
            isGraceOver: candidate.isGraceOver))
      case .skipped(let reason, let signature):
        state.backlog.done(path, signature)
        return .skipped(path: path, reason: reason)
      case .stillChanging:
        state.backlog.retry(candidate.changed, after: settings.settle, at: .now)
      case .busy:
        state.backlog.retry(candidate, after: settings.retry.lowerBound * 4, at: .now)
      case .known, .gone:
        break
      }
      return nil
    }
    if case .file = event {} else { release(path) }
    // Its thread knows neither that a file waits again nor that there is room for others.
    if event == nil || state.withLock({ $0.backlog.needsListing }) { ringLoop() }
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
          // What came between the look and this line wakes everybody again.
          return Task.isCancelled ? state.remove(number) : state.wanted()
        }
        for consumer in wanted { consumer.resume() }
      }
    } onCancel: {
      for consumer in state.withLock({ $0.remove(number) }) { consumer.resume() }
    }
  }
}

extension Delivery.State {
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
    return .read(candidate, below: root, unless: candidate.isGraceOver ? nil : backlog.signature(of: candidate.path))
  }

  fileprivate mutating func remove(_ consumer: Int) -> [CheckedContinuation<Void, Never>] {
    consumers.removeValue(forKey: consumer).map { [$0] } ?? []
  }
}
