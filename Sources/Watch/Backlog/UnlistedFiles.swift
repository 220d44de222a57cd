/// Counts files that are still to be read but wait nowhere. A listing finds them.
struct UnlistedFiles {
  /// Files for which there was no room.
  private(set) var leftOut = 0
  /// Files that a listing found unread and that are not sorted yet.
  var unordered = 0
  /// Whether something was found without a hint, so that the last listing is outdated.
  private var isOutdated = false

  var count: Int { leftOut + unordered }

  /// Whether the tree needs a listing ahead of schedule.
  func needsListing(hasRoom: Bool) -> Bool { isOutdated || leftOut > 0 && hasRoom }

  mutating func leaveOut() { leftOut += 1 }
  mutating func outdate() { isOutdated = true }

  /// Begins a listing of the whole tree, which finds all of them.
  mutating func beginListing() { (leftOut, isOutdated) = (0, false) }
}
