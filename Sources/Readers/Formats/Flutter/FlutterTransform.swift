import AccessibilityTree

/// A 4 by 4 matrix in Flutter's order, column after column.
///
/// Source: flutter/flutter MatrixUtils.transformRect; vector_math Matrix4.storage.
struct FlutterTransform {
  private var m: [Double]

  static let identity = FlutterTransform([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// The matrix of these numbers; the identity unless there are sixteen.
  init(_ numbers: [Double]) { m = numbers.count == 16 ? numbers : Self.identity.m }

  /// The transformation that applies the right matrix first, then the left.
  static func * (left: FlutterTransform, right: FlutterTransform) -> FlutterTransform {
    var product = [Double](repeating: 0, count: 16)
    for column in 0..<4 {
      for row in 0..<4 {
        for k in 0..<4 { product[column * 4 + row] += left.m[k * 4 + row] * right.m[column * 4 + k] }
      }
    }
    return FlutterTransform(product)
  }

  /// The box around the transformed rectangle. A corner that is not finite makes it empty.
  func applied(to rect: Rect) -> Rect {
    let corners = [(rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)].map(applied)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }

  private func applied(_ x: Float, _ y: Float) -> (x: Float, y: Float) {
    let (x, y) = (Double(x), Double(y))
    let w = m[3] * x + m[7] * y + m[15]
    return (Float((m[0] * x + m[4] * y + m[12]) / w), Float((m[1] * x + m[5] * y + m[13]) / w))
  }
}
