import AccessibilityTree

/// Rectangles that exporters write as text.
enum BoundsText {
  /// `{{x, y}, {width, height}}`, iOS; nil unless it has exactly four numbers.
  static func rect(_ bytes: UnsafeBufferPointer<UInt8>) -> Rect? {
    guard let n = numbers(bytes) else { return nil }
    return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// `[left,top][right,bottom]`, Android; nil unless it has exactly four numbers.
  static func edges(_ bytes: UnsafeBufferPointer<UInt8>) -> Rect? {
    guard let n = numbers(bytes) else { return nil }
    return Rect(left: n[0], top: n[1], right: n[2], bottom: n[3])
  }

  private static func numbers(_ bytes: UnsafeBufferPointer<UInt8>) -> InlineArray<4, Float>? {
    var numbers = InlineArray<4, Float>(repeating: 0)
    var count = 0
    var at = 0
    while at < bytes.count {
      guard isPart(bytes[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < bytes.count, isPart(bytes[at]) { at += 1 }
      guard count < 4, let number = number(UnsafeBufferPointer(rebasing: bytes[start..<at])) else { return nil }
      numbers[count] = number
      count += 1
    }
    return count == 4 ? numbers : nil
  }

  /// One number; nil for anything else. Nearly all are integers, which have a fast path.
  static func number(_ digits: UnsafeBufferPointer<UInt8>) -> Float? {
    var whole = 0
    let isNegative = digits.first == UInt8(ascii: "-")
    var at = isNegative ? 1 : 0
    // No digits: not a number.
    if at == digits.count { return nil }
    while at < digits.count {
      let digit = digits[at] &- UInt8(ascii: "0")
      guard digit <= 9, whole < 1 << 40 else { return Float(String(decoding: digits, as: UTF8.self)) }
      whole = whole * 10 + Int(digit)
      at += 1
    }
    return Float(isNegative ? -whole : whole)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") || byte == UInt8(ascii: "+")
  }
}
