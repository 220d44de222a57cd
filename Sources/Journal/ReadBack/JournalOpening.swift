import SystemPackage

/// Opens a journal for reading.
protocol JournalOpening: Sendable {
  func access() -> JournalAccess
  /// - Parameter time: where reading starts; nil if the journal is only asked whether it holds an id.
  func open(from time: WallTime?) throws(Errno) -> any JournalReading
}
