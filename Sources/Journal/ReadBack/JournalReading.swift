import SystemPackage

/// What journald tells of entries of ours.
enum JournalSight: Equatable {
  /// It holds an entry of this id.
  case entry(EntryID)
  /// So many entries of this unit were over its rate limit.
  case suppressed(Int)
}

/// A journal that is read, by one thread; so that its failures can be had on demand.
protocol JournalReading: AnyObject {
  /// The next sight, nil at the end, where more may come.
  func next() throws(Errno) -> JournalSight?
  /// Whether it holds an entry of ours with this id. Loses the place of `next`.
  func holds(_ id: EntryID) throws(Errno) -> Bool
  /// When the oldest entry that it still has was written; nil when it has none.
  var oldest: WallTime? { get }
  /// Can be read when there is something new; nil when it cannot tell.
  var descriptor: FileDescriptor? { get }
  /// Takes notice of what is new, rotated or removed.
  func process() throws(Errno)
}

/// Where a journal to read comes from.
protocol JournalOpening: Sendable {
  func access() -> JournalAccess
  /// - Parameter time: sights begin here; nil for one that is only asked whether it holds an id.
  func open(from time: WallTime?) throws(Errno) -> any JournalReading
}

/// The journal of this machine.
struct SystemJournalOpening: JournalOpening {
  let origin: OwnOrigin

  func access() -> JournalAccess { .current(user: origin.user) }

  func open(from time: WallTime?) throws(Errno) -> any JournalReading { try JournalReader(origin, from: time) }
}
