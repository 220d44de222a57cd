import AccessibilityTree
import Glibc
import SystemPackage
import Threads

/// The watcher's own thread: reconciles what lies in the tree with what was told of it.
///
/// Hints only say where to look; after everything odd, and now and then anyway, the whole tree is listed.
struct WatchLoop {
  let rootPath: FilePath
  let settings: WatchSettings
  let inotify: Inotify?
  let mailbox: HintMailbox
  let delivery: Delivery
  /// Whether to go on, and to take note of knocks that came through.
  let goesOn: (_ knocks: Int) -> Bool

  /// No descriptor of it is kept: that would hide its deletion from us, and keep its file system from being unmounted.
  private var root: Directory.Identity?
  private var watches: [Int32: FilePath] = [:]
  private var directories = 0
  private var nextListing = ContinuousClock.now
  private var lastListing: (end: ContinuousClock.Instant, took: Duration)?
  private var pause: Duration
  private var lost: WatchError?
  private var blindness: WatchError?
  private var remoteKind: String?

  init(
    rootPath: FilePath, settings: WatchSettings, inotify: Inotify?, mailbox: HintMailbox, delivery: Delivery,
    goesOn: @escaping (_ knocks: Int) -> Bool
  ) {
    self.rootPath = rootPath
    self.settings = settings
    self.inotify = inotify
    self.mailbox = mailbox
    self.delivery = delivery
    self.goesOn = goesOn
    pause = settings.retry.lowerBound
  }

  /// Runs until `goesOn` says no; the body of a thread.
  mutating func run() {
    var knocks = 0
    while goesOn(knocks) {
      if ContinuousClock.now >= nextListing { listAll() }
      let due = delivery.change { backlog in
        backlog.settle(at: .now)
        return backlog.nextDue
      }
      mailbox.bell.wait(until: min(due ?? nextListing, nextListing))
      let contents = mailbox.empty()
      knocks = contents.knocks
      if contents.overflowed { overflow() }
      follow(contents.hints)
      if delivery.change({ $0.needsListing }) { listSoon() }
    }
    for number in watches.keys { inotify?.unwatch(number) }
  }

  // MARK: hints

  private mutating func follow(_ hints: [Hint]) {
    let now = ContinuousClock.now
    var files: [(FilePath, FinishedFile.Arrival)] = []
    for hint in hints {
      if case .overflow = hint.meaning { overflow() }
      // Watches that were given up may still have said something.
      guard let directory = watches[hint.watch] else { continue }
      switch hint.meaning {
      case .file(let name, let arrival): files.append((directory.appending(name), arrival))
      case .directory(let name): listSubtree(directory.appending(name))
      case .odd: listSoon()
      case .ended:
        watches[hint.watch] = nil
        listSoon()
      case .overflow, .nothing: break
      }
    }
    guard !files.isEmpty else { return }
    delivery.change { [files] backlog in
      for (path, arrival) in files { backlog.heard(of: path, arrival, at: now) }
    }
  }

  private mutating func overflow() {
    delivery.tell(.overflow)
    listSoon()
  }

  /// At once, unless the last listing has only just ended: a storm of oddities must not become one of listings.
  private mutating func listSoon() {
    let earliest = lastListing.map { $0.end + max($0.took, .milliseconds(50)) } ?? .now
    nextListing = min(nextListing, max(earliest, .now))
  }

  // MARK: listing

  private mutating func listAll() {
    let start = ContinuousClock.now
    do throws(Errno) {
      let found = try Directory(at: rootPath)
      let isOther = root.map { $0 != found.identity } ?? false
      let wasLost = root == nil
      if isOther || wasLost { remoteKind = FileSystemKind.remoteKind(of: found) }
      delivery.change { $0.beginRound() }
      let unread = try list(from: FilePath(""), in: found, isWhole: true)
      delivery.change { $0.endRound() }
      root = found.identity
      if isOther { delivery.tell(.replaced) }
      if wasLost { delivery.tell(.watching(directories: directories)) }
      queue(unread)
      (lost, pause) = (nil, settings.retry.lowerBound)
      nextListing = .now + (blindness == nil ? settings.rescanEvery : min(settings.pollEvery, settings.rescanEvery))
    } catch {
      lose(WatchError(error, at: rootPath))
    }
    lastListing = (.now, .now - start)
  }

  private mutating func listSubtree(_ path: FilePath) {
    do throws(Errno) {
      let found = try Directory(at: rootPath)
      guard found.identity == root else { return listSoon() }
      queue(try list(from: path, in: found, isWhole: false))
    } catch {
      // Gone again, or not to be read: the whole listing says which.
      listSoon()
    }
  }

  /// What lies there and was not read as it is, by name.
  private mutating func list(from start: FilePath, in root: Directory, isWhole: Bool) throws(Errno) -> [Entry] {
    var unread: [Entry] = []
    var listing = TreeListing(rootPath: rootPath, root: root, inotify: inotify, settings: settings)
    try listing.walk(from: start) { path, status, reason in
      let signature = FileSignature(status)
      if delivery.change({ $0.listed(path, signature) }) {
        unread.append(Entry(path: path, signature: signature, changed: status.st_ctim, reason: reason))
      }
    }
    adopt(listing, isWhole: isWhole, root: root)
    return unread.sorted { NameOrder.compare($0.path.string, $1.path.string) < 0 }
  }

  private func queue(_ unread: [Entry]) {
    let now = ContinuousClock.now
    var wallClock = timespec()
    clock_gettime(CLOCK_REALTIME, &wallClock)
    delivery.change { [settings, wallClock] backlog in
      for entry in unread {
        if entry.reason == nil {
          backlog.enqueue(listed: entry.path, isQuiet: entry.isQuiet(settings.settle, wallClock), at: now)
        } else {
          backlog.done(entry.path, entry.signature)
        }
      }
    }
    for entry in unread {
      if let reason = entry.reason { delivery.tell(.skipped(path: entry.path, reason: reason)) }
    }
  }

  private mutating func adopt(_ listing: TreeListing, isWhole: Bool, root: Directory) {
    if isWhole {
      for number in watches.keys where listing.watches[number] == nil { inotify?.unwatch(number) }
      watches = listing.watches
      directories = listing.directories
    } else {
      watches.merge(listing.watches) { _, new in new }
      directories = inotify == nil ? directories : watches.count
    }
    let remote = remoteKind.map { WatchError.remoteFileSystem(rootPath, kind: $0) }
    let now = inotify == nil ? WatchError.noMoreInstances : remote ?? listing.blindness ?? (isWhole ? nil : blindness)
    if let now, now != blindness { delivery.tell(.polling(now)) }
    blindness = now
    delivery.setRoot(root.identity, directories: directories)
  }

  /// Says once that nothing can be seen, and tries again after ever longer pauses.
  private mutating func lose(_ error: WatchError) {
    for number in watches.keys { inotify?.unwatch(number) }
    watches = [:]
    root = nil
    delivery.setRoot(nil, directories: 0)
    if lost != error { delivery.tell(.lost(error)) }
    lost = error
    nextListing = .now + pause
    pause = min(pause * 2, settings.retry.upperBound)
  }

  /// Something that a listing found.
  private struct Entry: Sendable {
    let path: FilePath
    let signature: FileSignature
    let changed: timespec
    /// Why it cannot even be tried.
    let reason: SkipReason?

    /// Whether the last change is older than the settle time by the wall clock. A clock that was set since then makes a
    /// file wait for the settle time, which is no harm.
    func isQuiet(_ settle: Duration, _ wallClock: timespec) -> Bool {
      let age =
        Duration.seconds(wallClock.tv_sec - changed.tv_sec) + .nanoseconds(wallClock.tv_nsec - changed.tv_nsec)
      return age > settle
    }
  }
}
