/// What the journal shows about our entries.
enum JournalSight: Equatable {
  /// It holds an entry with this id.
  case entry(EntryID)
  /// journald dropped this many entries of this unit because of its rate limit.
  case suppressed(Int)
}
