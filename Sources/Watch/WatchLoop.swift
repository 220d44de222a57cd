import AccessibilityTree
import Glibc
import SystemPackage
import Threads

/// The watcher's own thread: compares the files in the tree with what was reported about them.
///
/// Hints only say where to look. After anything unusual, and at regular intervals, the whole tree is listed.
struct WatchLoop {
  let rootPath: FilePath
  let settings: WatchSettings
  let inotify: Inotify?
  let mailbox: HintMailbox
  let finds: FoundFiles
  let questions: FileSystemQuestions
  /// Whether to continue.
  let goesOn: () -> Bool
  /// Records the canary, and returns whether the watcher was blind before.
  let hear: () -> Bool

  /// The watched directory. No descriptor is kept, because that would hide its deletion and block an unmount.
  private var root: Directory.Identity?
  private var watches: DirectoryWatches
  private var directories = 0
  private var nextListing = ContinuousClock.now
  private var lastListing: (end: ContinuousClock.Instant, took: Duration)?
  private var pause: Duration
  private var lost: WatchError?
  private var blindness: WatchError?
  /// The directory beneath an unmounted file system, while it is the watched one.
  private var beneath: Directory.Identity?
  private var wasUnmounted = false
  private var hasMissed = false

  init(
    rootPath: FilePath, settings: WatchSettings, inotify: Inotify?, mailbox: HintMailbox, finds: FoundFiles,
    questions: FileSystemQuestions, goesOn: @escaping () -> Bool, hear: @escaping () -> Bool
  ) {
    self.rootPath = rootPath
    self.settings = settings
    self.inotify = inotify
    self.mailbox = mailbox
    self.finds = finds
    self.questions = questions
    self.goesOn = goesOn
    self.hear = hear
    watches = DirectoryWatches(inotify: inotify)
    pause = settings.retry.lowerBound
  }

  /// The body of the thread; runs until `goesOn` returns false.
  mutating func run() {
    while goesOn() {
      if ContinuousClock.now >= nextListing { listAll() }
      let due = finds.change { backlog in
        backlog.settle(at: .now)
        return backlog.nextDue
      }
      mailbox.bell.wait(until: min(due ?? nextListing, nextListing))
      let contents = mailbox.empty()
      if contents.overflowed { overflow() }
      follow(contents.hints)
      if contents.hasCanary { answer() }
      if finds.needsListing { listSoon() }
    }
    watches.end()
  }

  /// Answers the canary, and checks what it cannot show: whether the directory is still the watched one.
  private mutating func answer() {
    if hear() { listSoon() }
    checkRoot()
  }

  private func openRoot() throws(Errno) -> Directory {
    try questions.ask { _ throws(Errno) in try Directory(at: rootPath) }
  }

  private mutating func checkRoot() {
    guard let root else { return }
    if (try? openRoot())?.identity != root { listSoon() }
  }

  // MARK: hints

  private mutating func follow(_ hints: [Hint]) {
    let now = ContinuousClock.now
    var files: [(FilePath, FinishedFile.Arrival)] = []
    for hint in hints {
      if case .overflow = hint.meaning { overflow() }
      guard let directory = watches[hint.watch] else {
        // Of former directories nothing is to be done; a file may have changed in a way that only this hint tells of.
        if case .file(let name, let arrival) = hint.meaning, let former = watches.former(hint.watch) {
          files.append((former.appending(name), arrival))
        }
        if case .ended = hint.meaning { watches.noteEnd(of: hint.watch) }
        continue
      }
      switch hint.meaning {
      case .file(let name, let arrival): files.append((directory.appending(name), arrival))
      case .directory(let name): listSubtree(directory.appending(name))
      case .odd: listSoon()
      case .unmounted:
        if directory.isEmpty { wasUnmounted = true }
        listSoon()
      case .ended:
        watches.noteEnd(of: hint.watch)
        listSoon()
      case .overflow, .nothing: break
      }
    }
    guard !files.isEmpty else { return }
    finds.change { [files] backlog in
      for (path, arrival) in files { backlog.heard(of: path, arrival, at: now) }
    }
  }

  private mutating func overflow() {
    finds.change { $0.missHints(at: .now) }
    watches.forgetFormer()
    finds.tell(.overflow)
    listSoon()
  }

  /// Schedules a listing at once, or later if the last one has just ended, so that a storm of events does not become a
  /// storm of listings.
  private mutating func listSoon() {
    let earliest = lastListing.map { $0.end + max($0.took, .milliseconds(50)) } ?? .now
    nextListing = min(nextListing, max(earliest, .now))
    finds.noteListing(isDue: true)
  }

  // MARK: listing

  private mutating func listAll() {
    let start = ContinuousClock.now
    finds.noteListing(isDue: true)
    do throws(Errno) {
      let found = try openRoot()
      let isOther = root.map { $0 != found.identity } ?? false
      let wasLost = root == nil
      finds.change { $0.beginRound() }
      let unread = try list(from: FilePath(""), in: found, isWhole: true)
      finds.change { $0.endRound() }
      root = found.identity
      note(found.identity, isOther: isOther, wasLost: wasLost)
      finds.queue(unread, settle: settings.settle)
      nextListing = .now + pauseAfterListing()
    } catch {
      lose(WatchError(error, at: rootPath))
    }
    lastListing = (.now, .now - start)
    finds.noteListing(isDue: false)
    listMissed()
    // The directory may have been swapped before it was watched, which no hint reports.
    checkRoot()
  }

  /// Lists what was missing during the listing.
  private mutating func listMissed() {
    if hasMissed { listSoon() }
    hasMissed = false
  }

  /// Reports that another directory is there now.
  private mutating func note(_ found: Directory.Identity, isOther: Bool, wasLost: Bool) {
    let isBack = beneath != nil && beneath != found
    let isUnmounted = isOther && wasUnmounted
    if isUnmounted {
      beneath = found
    } else if wasLost || isBack {
      beneath = nil
    }
    // Set the state before the event: a consumer of the event may ask for it.
    finds.setBlind(beneath == nil ? nil : .unmounted(rootPath))
    let event: WatchEvent? =
      if isUnmounted {
        .lost(.unmounted(rootPath))
      } else if wasLost || isBack {
        .watching(directories: directories)
      } else {
        isOther ? .replaced : nil
      }
    finds.setRoot(found, directories: directories, telling: event)
    if beneath == nil { pause = settings.retry.lowerBound }
    (lost, wasUnmounted) = (nil, false)
  }

  private mutating func pauseAfterListing() -> Duration {
    if beneath != nil { return nextPause() }
    return blindness == nil ? settings.rescanEvery : min(settings.pollEvery, settings.rescanEvery)
  }

  /// The next pause, longer each time.
  private mutating func nextPause() -> Duration {
    defer { pause = min(pause * 2, settings.retry.upperBound) }
    return pause
  }

  private mutating func listSubtree(_ path: FilePath) {
    do throws(Errno) {
      let found = try openRoot()
      guard found.identity == root else { return listSoon() }
      finds.queue(try list(from: path, in: found, isWhole: false), settle: settings.settle)
      listMissed()
    } catch {
      // It is gone again or cannot be read; a whole listing finds out which.
      listSoon()
    }
  }

  /// The files that are there and were not read in their current state.
  private mutating func list(from start: FilePath, in root: Directory, isWhole: Bool) throws(Errno) -> [ListedEntry] {
    var unread: [ListedEntry] = []
    var listing = TreeListing(rootPath: rootPath, root: root, inotify: inotify, settings: settings)
    // Also those of a walk that fails half way.
    defer { watches.add(listing.watches) }
    try questions.ask { next throws(Errno) in
      try listing.walk(from: start) { path, status, reason in
        next()
        // A slow listing does not mean that the watcher is blind.
        if mailbox.takeCanary() { _ = hear() }
        let signature = FileSignature(status)
        if finds.change({ $0.listed(path, signature) }) {
          unread.append(ListedEntry(path: path, signature: signature, changed: status.st_ctim, reason: reason))
        }
      }
    }
    // Set this before the event `.watching`: a consumer that asks then must not see an empty queue.
    finds.change { [count = unread.count { $0.reason == nil }] in $0.unordered = count }
    adopt(listing, isWhole: isWhole, root: root)
    return unread
  }

  private mutating func adopt(_ listing: TreeListing, isWhole: Bool, root: Directory) {
    if isWhole {
      watches.replace(with: listing.watches)
      directories = listing.directories
    } else {
      watches.add(listing.watches)
      directories = inotify == nil ? directories : watches.count
    }
    let now = inotify == nil ? WatchError.noMoreInstances : listing.blindness ?? (isWhole ? nil : blindness)
    if let now, now != blindness {
      finds.tell(.polling(now))
      nextListing = min(nextListing, .now + settings.pollEvery)
    }
    blindness = now
    // After a whole listing it is set together with its event.
    if !isWhole { finds.setRoot(root.identity, directories: directories) }
    hasMissed = hasMissed || listing.hasMissed
  }

  /// Reports once that nothing can be seen, and tries again after ever longer pauses.
  private mutating func lose(_ error: WatchError) {
    watches.replace(with: [:])
    // Nobody tells what happens until it is watched again.
    if root != nil { finds.change { $0.missHints(at: .now) } }
    root = nil
    finds.setRoot(nil, directories: 0)
    finds.setBlind(error)
    if lost != error { finds.tell(.lost(error)) }
    (lost, beneath, wasUnmounted) = (error, nil, false)
    nextListing = .now + nextPause()
  }
}
