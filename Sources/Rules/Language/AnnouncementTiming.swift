/// When an announcement must come.
package struct AnnouncementTiming: Hashable, Sendable {
  /// At most this many seconds after the action that led to the screen.
  package var within: Double?
  /// More than this many seconds after it.
  package var after: Double?
  /// The same words were announced again at most this many seconds later.
  package var againWithin: Double?
  /// So many times in all, where once more is not enough.
  package var times: Double?

  static let keys = ["within", "after", "again-within", "times"]
}
