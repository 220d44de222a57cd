/// The order of file names as people expect it: digits count as one number, everything else by its bytes.
package enum NameOrder {
  /// Below 0, 0 or above 0.
  package static func compare(_ left: String, _ right: String) -> Int {
    var (left, right) = (left.utf8[...], right.utf8[...])
    while let first = left.first, let second = right.first {
      if isDigit(first), isDigit(second) {
        let (one, other) = (number(&left), number(&right))
        if one.count != other.count { return one.count - other.count }
        if !one.elementsEqual(other) { return one.lexicographicallyPrecedes(other) ? -1 : 1 }
      } else {
        if first != second { return Int(first) - Int(second) }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return left.count - right.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Removes and returns the digits at the front, without leading zeros.
  private static func number(_ bytes: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = bytes.prefix(while: isDigit)
    bytes = bytes.dropFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}
