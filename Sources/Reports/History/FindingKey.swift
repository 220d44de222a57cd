/// A finding's id in a quarter of the room of its text: there may be a million.
struct FindingKey: Hashable {
  private let high: UInt64
  private let low: UInt64

  /// nil for a text that is not 32 hexadecimal digits.
  init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }
}
