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
  let finds: FoundFiles
  let questions: FileSystemQuestions
  /// Whether to go on.
  let goesOn: () -> Bool
  /// Takes note of the canary; whether the watcher was blind before.
  let hear: () -> Bool

  /// No descriptor of it is kept: that would hide its deletion from us, and keep its file system from being unmounted.
  private var root: Directory.Identity?
  private var watches: [Int32: FilePath] = [:]
  /// Watches that were given up, until the kernel says that they have ended: what it reported before is on its way.
  private var formerWatches: [Int32: FilePath] = [:]
  private var directories = 0
  private var nextListing = ContinuousClock.now
  private var lastListing: (end: ContinuousClock.Instant, took: Duration)?
  private var pause: Duration
  private var lost: WatchError?
  private var blindness: WatchError?
  /// The directory beneath a file system that was unmounted, while it is what is watched.
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
    pause = settings.retry.lowerBound
  }

  /// Runs until `goesOn` says no; the body of a thread.
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
    for number in watches.keys { inotify?.unwatch(number) }
  }

  /// The canary is here: what it cannot show is whether the directory is still the one that is watched.
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
        followFormer(hint, &files)
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
        watches[hint.watch] = nil
        listSoon()
      case .overflow, .nothing: break
      }
    }
    guard !files.isEmpty else { return }
    finds.change { [files] backlog in
      for (path, arrival) in files { backlog.heard(of: path, arrival, at: now) }
    }
  }

  /// Of the directories nothing is to be done; a file may have changed in a way that only this hint tells of.
  private mutating func followFormer(_ hint: Hint, _ files: inout [(FilePath, FinishedFile.Arrival)]) {
    switch hint.meaning {
    case .file(let name, let arrival):
      if let directory = formerWatches[hint.watch] { files.append((directory.appending(name), arrival)) }
    case .ended: formerWatches[hint.watch] = nil
    default: break
    }
  }

  private mutating func overflow() {
    finds.change { $0.missHints(at: .now) }
    // Their ends may be among what was lost.
    formerWatches = [:]
    finds.tell(.overflow)
    listSoon()
  }

  /// At once, unless the last listing has only just ended: a storm of oddities must not become one of listings.
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
      queue(unread)
      nextListing = .now + pauseAfterListing()
    } catch {
      lose(WatchError(error, at: rootPath))
    }
    lastListing = (.now, .now - start)
    finds.noteListing(isDue: false)
    listMissed()
    // It may have been swapped before its watch stood: nobody tells of that.
    checkRoot()
  }

  /// What was away while it was listed.
  private mutating func listMissed() {
    if hasMissed { listSoon() }
    hasMissed = false
  }

  /// Says what lies there now in place of what did.
  private mutating func note(_ found: Directory.Identity, isOther: Bool, wasLost: Bool) {
    let isBack = beneath != nil && beneath != found
    let isUnmounted = isOther && wasUnmounted
    if isUnmounted {
      beneath = found
    } else if wasLost || isBack {
      beneath = nil
    }
    // First the state and then the word: who hears it may ask.
    finds.setBlind(beneath == nil ? nil : .unmounted(rootPath))
    if isUnmounted {
      finds.tell(.lost(.unmounted(rootPath)))
    } else if wasLost || isBack {
      finds.tell(.watching(directories: directories))
    } else if isOther {
      finds.tell(.replaced)
    }
    if beneath == nil { pause = settings.retry.lowerBound }
    (lost, wasUnmounted) = (nil, false)
  }

  private mutating func pauseAfterListing() -> Duration {
    if beneath != nil { return nextPause() }
    return blindness == nil ? settings.rescanEvery : min(settings.pollEvery, settings.rescanEvery)
  }

  /// Ever longer.
  private mutating func nextPause() -> Duration {
    defer { pause = min(pause * 2, settings.retry.upperBound) }
    return pause
  }

  private mutating func listSubtree(_ path: FilePath) {
    do throws(Errno) {
      let found = try openRoot()
      guard found.identity == root else { return listSoon() }
      queue(try list(from: path, in: found, isWhole: false))
      listMissed()
    } catch {
      // Gone again, or not to be read: the whole listing says which.
      listSoon()
    }
  }

  /// What lies there and was not read as it is.
  private mutating func list(from start: FilePath, in root: Directory, isWhole: Bool) throws(Errno) -> [ListedEntry] {
    var unread: [ListedEntry] = []
    var listing = TreeListing(rootPath: rootPath, root: root, inotify: inotify, settings: settings)
    // Also those of a walk that fails half way.
    defer { watches.merge(listing.watches) { _, new in new } }
    try questions.ask { next throws(Errno) in
      try listing.walk(from: start) { path, status, reason in
        next()
        // A listing that takes its time is no blindness.
        if mailbox.takeCanary() { _ = hear() }
        let signature = FileSignature(status)
        if finds.change({ $0.listed(path, signature) }) {
          unread.append(ListedEntry(path: path, signature: signature, changed: status.st_ctim, reason: reason))
        }
      }
    }
    // Before the word that it watches: whoever hears it and asks must not be told that nothing waits.
    finds.change { [count = unread.count { $0.reason == nil }] in $0.unordered = count }
    adopt(listing, isWhole: isWhole, root: root)
    return unread
  }

  /// By name; after the word that the watches stand, because to sort 100,000 names takes its time.
  private func queue(_ entries: [ListedEntry]) {
    let named = entries.map { (entry: $0, name: $0.path.string) }
    let unread = named.sorted { NameOrder.compare($0.name, $1.name) < 0 }.map(\.entry)
    let now = ContinuousClock.now
    var wallClock = timespec()
    clock_gettime(CLOCK_REALTIME, &wallClock)
    finds.change { [settings, wallClock] backlog in
      backlog.unordered = 0
      for entry in unread {
        if entry.reason == nil {
          backlog.enqueue(listed: entry.path, isQuiet: entry.isQuiet(settings.settle, wallClock), at: now)
        } else {
          backlog.done(entry.path, entry.signature)
        }
      }
    }
    for entry in unread {
      if let reason = entry.reason { finds.tell(.skipped(path: entry.path, reason: reason)) }
    }
  }

  private mutating func adopt(_ listing: TreeListing, isWhole: Bool, root: Directory) {
    if isWhole {
      giveUp(watches.filter { listing.watches[$0.key] == nil })
      watches = listing.watches
      directories = listing.directories
    } else {
      watches.merge(listing.watches) { _, new in new }
      directories = inotify == nil ? directories : watches.count
    }
    let now = inotify == nil ? WatchError.noMoreInstances : listing.blindness ?? (isWhole ? nil : blindness)
    if let now, now != blindness {
      finds.tell(.polling(now))
      nextListing = min(nextListing, .now + settings.pollEvery)
    }
    blindness = now
    finds.setRoot(root.identity, directories: directories)
    hasMissed = hasMissed || listing.hasMissed
  }

  private mutating func giveUp(_ former: [Int32: FilePath]) {
    for number in former.keys { inotify?.unwatch(number) }
    formerWatches.merge(former) { _, new in new }
  }

  /// Says once that nothing can be seen, and tries again after ever longer pauses.
  private mutating func lose(_ error: WatchError) {
    giveUp(watches)
    watches = [:]
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
