/// The number of an interned text in a snapshot's `Labels`, or one of two ways to have none.
public struct LabelID: Hashable, Sendable {
  public let rawValue: Int32

  init(rawValue: Int32) { self.rawValue = rawValue }

  /// The export cannot say.
  public static let notExported = LabelID(rawValue: -1)
  /// The exporter looked and there was none. Format readers use it for null and for the empty string.
  public static let absent = LabelID(rawValue: -2)

  /// Whether there is a text.
  public var isText: Bool { rawValue >= 0 }
}
