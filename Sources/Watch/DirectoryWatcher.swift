import Synchronization
public import SystemPackage
import Threads

/// The finished files of a directory tree, each once for each content, as an async sequence.
///
/// Any number of tasks may iterate at once; each event goes to one of them. A file is read when a task asks for the
/// next event, so that memory holds at most one file per task. Only one file of each subdirectory is with a task at a
/// time, in the order of names. Directories need not exist yet.
public final class DirectoryWatcher: AsyncSequence, Sendable {
  private let finds: FoundFiles
  private let mailbox: HintMailbox
  private let reader: HintReader?
  private let canary: Canary
  private let directory: FilePath
  private let questions = FileSystemQuestions()
  private let threads: Mutex<[WorkerThread]>
  private let end: LoopEnd
  private let life: Mutex<Life>

  private struct Life {
    var isOver = false
    var sight: Sight
    /// Whether a question to the file system has been open since the previous beat.
    var isUnanswered = false
    var openQuestion: UInt64?
  }

  /// Starts watching.
  ///
  /// - Throws: `Errno` if no descriptors or threads are left.
  public init(_ directory: FilePath, settings: WatchSettings = WatchSettings()) throws(Errno) {
    let mailbox = HintMailbox(bell: try Doorbell())
    // Without an inotify instance, the tree is polled.
    let inotify = try? Inotify()
    let finds = FoundFiles(rootPath: directory, settings: settings, questions: questions) { mailbox.bell.ring() }
    self.finds = finds
    self.mailbox = mailbox
    self.directory = directory
    let canary = Canary(watchedBy: inotify)
    self.canary = canary
    life = Mutex(Life(sight: Sight(patience: settings.blindAfter, at: .now)))
    threads = Mutex([])
    end = LoopEnd(try Doorbell())
    if let inotify { reader = HintReader(inotify, mailbox, canary, bell: try Doorbell()) } else { reader = nil }
    if let reader { add(try WorkerThread(named: "a11yd-inotify") { reader.run() }) }
    let goesOn: @Sendable () -> Bool = { [weak self] in self?.life.withLock { !$0.isOver } ?? false }
    let hear: @Sendable () -> Bool = { [weak self] in
      self?.life.withLock { $0.sight.hear(canary.song ?? $0.sight.song) } ?? false
    }
    add(
      try WorkerThread(named: "a11yd-watch") { [questions, end] in
        var loop = WatchLoop(
          rootPath: directory, settings: settings, inotify: inotify, mailbox: mailbox, finds: finds,
          questions: questions, goesOn: goesOn, hear: hear)
        loop.run()
        finds.end()
        end.come()
      })
  }

  deinit {
    reader?.end()
    mailbox.bell.ring()
  }

  private func add(_ thread: WorkerThread) { threads.withLock { $0.append(thread) } }

  /// Ends the sequence after waiting notices. The next watcher finds the waiting files.
  ///
  /// It does not wait for a file system that does not answer; the thread that asks it is abandoned.
  public func stop() {
    life.withLock { $0.isOver = true }
    reader?.end()
    mailbox.bell.ring()
    let threads = threads.withLock { threads in
      defer { threads = [] }
      return threads
    }
    guard !threads.isEmpty else { return }
    if end.await(askedOf: questions) {
      for thread in threads { thread.join() }
    } else {
      finds.end()
      for thread in threads { thread.leave() }
    }
  }

  /// Reports that the content of a file ends too early. The file comes again when it changes, or once more, with
  /// `isGraceOver`, when it has been quiet for the grace time.
  public func expectRest(of file: FinishedFile) { finds.expectRest(of: file) }

  /// Hands out files again although they have not changed. Paths are below the watched directory; a directory means all
  /// files below it, and the empty path means all files. Either all are taken or none.
  ///
  /// It lists on the caller's thread, and takes as long as the file system does.
  ///
  /// - Parameter claim: called when all files are found. If it returns false, none is taken, and the answer is
  ///   `.blind`.
  public func replay(_ paths: [FilePath], claim: () -> Bool = { true }) -> Replay {
    // Otherwise the caller would wait for the file system too.
    if life.withLock({ $0.isUnanswered }) { return .blind }
    return finds.replay(paths, claim: claim)
  }

  /// Hands out all files as at the start, because the consumer has lost what it knew.
  public func listAgain() { finds.listAgain() }

  /// The watcher's current state.
  public var status: WatchStatus {
    var status = finds.status
    let (blindSince, isUnanswered) = life.withLock { ($0.sight.blindSince, $0.isUnanswered) }
    if let since = blindSince {
      status.blindness = WatchStatus.Blindness(
        since: Swift.min(since, status.blindness?.since ?? since),
        reason: isUnanswered ? .unanswered(directory) : .unseen(directory))
    }
    return status
  }

  /// Sends a canary through the whole watcher, and returns what became of the previous one.
  ///
  /// The canary is a file of the watcher's own outside the directory, because the directory is read-only for it.
  /// Whenever the canary is seen, the watcher also checks whether another directory is at the watched path.
  public func beat() -> WatchBeat {
    let (result, song) = life.withLock { life in
      let question = questions.oldest
      life.isUnanswered = question != nil && question == life.openQuestion
      life.openQuestion = question
      return life.sight.beat(at: .now, isAnswered: !life.isUnanswered)
    }
    if canary.sing(song) { return result }
    if let reader { reader.knock() } else { mailbox.post([], hasCanary: true) }
    return result
  }

  /// One task's view of the sequence.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let finds: FoundFiles
    private let inHand: FileInHand

    init(_ finds: FoundFiles) { (self.finds, inHand) = (finds, FileInHand(finds)) }

    /// The next event; nil if the watcher was stopped or the task was cancelled. Marks the previous file as done.
    public mutating func next() async -> WatchEvent? {
      inHand.putDown()
      let event = await finds.next()
      if case .file(let file) = event { inHand.take(file) }
      return event
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(finds) }
}
