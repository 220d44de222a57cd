/// The number of an interned text in a snapshot's `Labels`, or one of two ways to have none.
public struct LabelID: Hashable, Sendable {
  public let rawValue: Int32

  @usableFromInline
  init(rawValue: Int32) { self.rawValue = rawValue }

  /// The export cannot say.
  @inlinable
  public static var notExported: LabelID { LabelID(rawValue: -1) }
  /// The exporter looked and there was none. Format readers use it for null and for the empty string.
  @inlinable
  public static var absent: LabelID { LabelID(rawValue: -2) }

  /// Whether there is a text.
  @inlinable
  public var isText: Bool { rawValue >= 0 }
}
