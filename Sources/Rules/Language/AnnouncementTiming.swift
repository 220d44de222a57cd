/// When an announcement must come.
package struct AnnouncementTiming: Hashable, Sendable {
  /// At most this many seconds after the action that led to the screen.
  package var within: Double?
  /// More than this many seconds after it.
  package var after: Double?
  /// The same words were announced again at most this many seconds later.
  package var againWithin: Double?
  /// With this one, the same words were announced at least four times within this many seconds.
  package var oftenWithin: Double?

  /// How many announcements are often.
  package static let often = 4

  static let keys = ["within", "after", "again-within", "often-within"]
}
