import AccessibilityTree

/// Rectangles that exporters write as an object of four numbers.
enum BoundsObject {
  /// Reads the rectangle that the cursor has returned but not entered. An edge that is not a number is missing.
  ///
  /// - Parameter keys: the keys of left, top, width and height, in this order.
  static func rect(_ json: inout JSONCursor, _ keys: KeyTable) throws(ReadFault) -> Rect {
    var edges: InlineArray<4, Double> = [.nan, .nan, .nan, .nan]
    if try !json.enter(keys, numbers: &edges) {
      while let item = try json.next(keys) {
        if item.key >= 0, let number = item.number { edges[item.key] = number }
      }
    }
    return Rect(x: Float(edges[0]), y: Float(edges[1]), width: Float(edges[2]), height: Float(edges[3]))
  }
}
