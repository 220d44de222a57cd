/// Files that are still to be read and wait nowhere: a listing finds them.
struct UnlistedFiles {
  /// There was no room for them.
  private(set) var leftOut = 0
  /// A listing found them unread, and they are not put in order yet.
  var unordered = 0
  /// Something was found that no hint told of, so the last listing is worth nothing.
  private var isOutdated = false

  var count: Int { leftOut + unordered }

  /// Whether the tree is to be listed before its time.
  func needsListing(hasRoom: Bool) -> Bool { isOutdated || leftOut > 0 && hasRoom }

  mutating func leaveOut() { leftOut += 1 }
  mutating func outdate() { isOutdated = true }

  /// A listing of the whole tree begins, which finds all of them.
  mutating func beginListing() { (leftOut, isOutdated) = (0, false) }
}
