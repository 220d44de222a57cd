import SystemPackage

/// A journal that one thread reads. A protocol, so that tests can provoke failures.
protocol JournalReading: AnyObject {
  /// The next sight; nil at the end, where more may follow later.
  func next() throws(Errno) -> JournalSight?
  /// Whether the journal holds an entry of ours with this id. `next` loses its place.
  func holds(_ id: EntryID) throws(Errno) -> Bool
  /// When the oldest entry in the journal was written; nil if it has none.
  var oldest: WallTime? { get }
  /// A descriptor that becomes readable when there are new entries; nil if the journal has none.
  var descriptor: FileDescriptor? { get }
  /// Notices new, rotated and removed files.
  func process() throws(Errno)
}
