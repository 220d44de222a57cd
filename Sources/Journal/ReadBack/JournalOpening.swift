import SystemPackage

/// Where a journal to read comes from.
protocol JournalOpening: Sendable {
  func access() -> JournalAccess
  /// - Parameter time: sights begin here; nil for one that is only asked whether it holds an id.
  func open(from time: WallTime?) throws(Errno) -> any JournalReading
}
