import SystemPackage

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
