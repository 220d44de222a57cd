/// What journald tells of entries of ours.
enum JournalSight: Equatable {
  /// It holds an entry of this id.
  case entry(EntryID)
  /// So many entries of this unit were over its rate limit.
  case suppressed(Int)
}
