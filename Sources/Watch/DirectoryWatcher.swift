import Synchronization
public import SystemPackage
import Threads

/// The finished files of a directory tree, each told once for each content, as an async sequence.
///
/// Any number of tasks may iterate at once; each event goes to one of them. Files are read when a task asks for the next
/// event, so that no more of them are in memory than tasks ask. Of the files of one subdirectory only one at a time is
/// with a task, in the order of their names. Directories need not exist yet.
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
    /// Somebody waits for the same answer as at the beat before.
    var isUnanswered = false
    var openQuestion: UInt64?
  }

  /// Starts to watch.
  ///
  /// - Throws: `Errno` when there are no descriptors or threads left for it.
  public init(_ directory: FilePath, settings: WatchSettings = WatchSettings()) throws(Errno) {
    let mailbox = HintMailbox(bell: try Doorbell())
    // Without an instance the tree is listed again and again instead.
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

  /// Ends the sequence, after notices that wait; files that wait are found by the next watcher.
  ///
  /// A file system that does not answer is not waited for; who asks it is left behind.
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

  /// Says that the content of a file ends too early: it is told again when it changes, or once more, with `isGraceOver`,
  /// when it has been quiet for the grace time.
  public func expectRest(of file: FinishedFile) { finds.expectRest(of: file) }

  /// Tells files once more although they were told as they are: those at these paths below the watched directory, and those
  /// below these directories; the empty path is all of them. Either all are taken or none.
  ///
  /// It lists on the thread of who asks, and takes as long as the file system does.
  ///
  /// - Parameter claim: asked when all are found; with no, none is taken, and the answer is `.blind`.
  public func replay(_ paths: [FilePath], claim: () -> Bool = { true }) -> Replay {
    // Who asks would wait with everybody else.
    if life.withLock({ $0.isUnanswered }) { return .blind }
    return finds.replay(paths, claim: claim)
  }

  /// Tells everything that lies there as at the start, because whoever was told has lost it.
  public func listAgain() { finds.listAgain() }

  /// How it does.
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

  /// Sends a canary through the whole watcher, and says what became of the one before.
  ///
  /// It is a file of the watcher's own outside of the directory, which it may only read. The directory itself is looked at
  /// whenever the canary is seen: whether another one lies at its path.
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

    /// The next event; nil when the watcher was stopped or the task is cancelled. The file that was told before is done.
    public mutating func next() async -> WatchEvent? {
      inHand.putDown()
      let event = await finds.next()
      if case .file(let file) = event { inHand.take(file) }
      return event
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(finds) }
}
