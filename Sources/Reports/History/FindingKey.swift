/// The id of a finding, an entry or a machine in a quarter of the room of its text: there may be a million.
public struct FindingKey: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// The id in a text; nil for one that is not 32 hexadecimal digits, as the daemon writes them.
  public init?(_ text: String) {
    var text = text
    guard let key = text.withUTF8({ FindingKey($0) }) else { return nil }
    self = key
  }

  /// The id in the bytes of a text.
  public init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 32, let high = Self.number(bytes[..<16]), let low = Self.number(bytes[16...]) else {
      return nil
    }
    (self.high, self.low) = (high, low)
  }

  /// A part that is enough to tell a million ids apart: each is a hash of what it stands for.
  var half: UInt64 { low }

  /// The id as its text.
  var text: String { Self.digits(high) + Self.digits(low) }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
    var number: UInt64 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: number = number << 4 | UInt64(digit - 0x30)
      case 0x61...0x66: number = number << 4 | UInt64(digit - 0x57)
      default: return nil
      }
    }
    return number
  }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
