import AccessibilityTree

/// Rectangles that exporters write as a list of four numbers, or of two pairs of them.
///
/// Reads the array that the cursor has returned but not entered. It is no rectangle unless it has exactly four numbers.
enum BoundsList {
  /// `[left, top, right, bottom]` or `[[left, top], [right, bottom]]`, Android.
  static func edges(_ json: inout JSONCursor) throws(ReadFault) -> Rect {
    guard let n = try numbers(&json) else { return Rect(x: .nan, y: .nan, width: 0, height: 0) }
    return Rect(left: n[0], top: n[1], right: n[2], bottom: n[3])
  }

  /// `[[x, y], [width, height]]`, iOS.
  static func rect(_ json: inout JSONCursor) throws(ReadFault) -> Rect {
    guard let n = try numbers(&json) else { return Rect(x: .nan, y: .nan, width: 0, height: 0) }
    return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  private static func numbers(_ json: inout JSONCursor) throws(ReadFault) -> InlineArray<4, Float>? {
    var numbers = InlineArray<4, Float>(repeating: .nan)
    var count = 0
    func add(_ item: JSONItem) {
      if count < 4, let number = item.number { numbers[count] = Float(number) }
      count += 1
    }
    try json.enter()
    while let item = try json.next() {
      guard item.isArray else {
        add(item)
        continue
      }
      try json.enter()
      while let item = try json.next() { add(item) }
    }
    return count == 4 ? numbers : nil
  }
}
