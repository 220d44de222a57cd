/// Checks the shape of a BCP 47 tag, not whether such a language exists.
enum LanguageTag {
  /// Whether the tag has two or three letters, then parts of one to eight letters or digits.
  static func isValid(_ tag: String) -> Bool {
    var (length, isFirst) = (0, true)
    for byte in tag.utf8 {
      switch byte {
      case UInt8(ascii: "-"):
        guard isFirst ? 2...3 ~= length : 1...8 ~= length else { return false }
        (length, isFirst) = (0, false)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): length += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isFirst: length += 1
      default: return false
      }
    }
    return isFirst ? 2...3 ~= length : 1...8 ~= length
  }
}
