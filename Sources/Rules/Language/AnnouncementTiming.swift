/// When an announcement has to have been made.
package struct AnnouncementTiming: Hashable, Sendable {
  /// At most so many seconds after what led to the screen.
  package var within: Double?
  /// More than so many seconds after it.
  package var after: Double?
  /// The same words were announced again at most so many seconds later.
  package var againWithin: Double?

  static let keys = ["within", "after", "again-within"]
}
