/// A rectangle in the export's own unit (points on iOS, pixels on Android), origin at the top left of the screen.
///
/// Exporters clip, invert and lose edges; ask `isEmpty` before dividing by a side, and never judge an empty one.
public struct Rect: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var width: Float
  public var height: Float

  /// A rectangle from its origin and its sides.
  public init(x: Float, y: Float, width: Float, height: Float) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A rectangle from its edges; inverted edges give negative sides, which count as empty.
  public init(left: Float, top: Float, right: Float, bottom: Float) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  public var maxX: Float { x + width }
  public var maxY: Float { y + height }

  /// Whether it has no area, is inverted, or is not finite.
  public var isEmpty: Bool { !(width > 0 && height > 0 && (x + y + width + height).isFinite) }

  /// The share of the smaller rectangle that both have in common, 0 to 1.
  public func overlap(with other: Rect) -> Float {
    guard !isEmpty, !other.isEmpty else { return 0 }
    let w = min(maxX, other.maxX) - max(x, other.x)
    let h = min(maxY, other.maxY) - max(y, other.y)
    guard w > 0, h > 0 else { return 0 }
    return w * h / min(width * height, other.width * other.height)
  }
}
