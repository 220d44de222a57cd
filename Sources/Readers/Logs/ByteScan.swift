/// Walks through bytes of ASCII text.
struct ByteScan {
  private let bytes: UnsafeRawBufferPointer
  private(set) var place = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func skip(while isPassed: (UInt8) -> Bool) {
    while place < bytes.count, isPassed(bytes[place]) { place += 1 }
  }

  /// Whether the next byte is this one, which is passed then.
  mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// A number of so many digits; nil for fewer and for more.
  mutating func number(_ digits: ClosedRange<Int>) -> Int? {
    var (value, count) = (0, 0)
    while place < bytes.count, (0x30...0x39).contains(bytes[place]), count <= digits.upperBound {
      value = value * 10 + Int(bytes[place] - 0x30)
      place += 1
      count += 1
    }
    return digits.contains(count) ? value : nil
  }

  /// `.544`: three to nine digits behind this sign.
  mutating func fraction(behind sign: Unicode.Scalar = ".") -> Double? {
    guard take(UInt8(ascii: sign)) else { return nil }
    let start = place
    guard let value = number(3...9) else { return nil }
    return (start..<place).reduce(Double(value)) { value, _ in value / 10 }
  }

  /// 1 for a plus and -1 for a minus.
  mutating func sign() -> Int? {
    if take(UInt8(ascii: "+")) { return 1 }
    return take(UInt8(ascii: "-")) ? -1 : nil
  }
}
