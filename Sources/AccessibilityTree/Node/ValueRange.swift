/// A value between two ends, in the export's own unit. Android's RangeInfo; WebDriverAgent's minValue and maxValue.
public struct ValueRange: Hashable, Sendable {
  public var minimum: Double?
  public var maximum: Double?
  public var current: Double?

  /// A range; nil for what the export leaves out.
  public init(minimum: Double?, maximum: Double?, current: Double?) {
    (self.minimum, self.maximum, self.current) = (minimum, maximum, current)
  }
}
