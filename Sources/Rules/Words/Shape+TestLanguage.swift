/// Texts of the languages that translators test with.
extension Shape {
  /// “[Šåvé one]”, “[!!! Šàvé !!!]”: a text in brackets with more marked letters than any language has.
  ///
  /// Source: aapt2's Pseudolocalizer (en-XA, which adds numbers in words), Xcode's accented pseudolanguage, and Windows'
  /// qps-ploc, which adds exclamation marks.
  static func isOfTestLanguage(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "["), text.utf8.last == UInt8(ascii: "]"), text.utf8.count < 500 else {
      return false
    }
    let inside = text.dropFirst().dropLast()
    let words = inside.split { !$0.isLetter }.filter { !fillers.contains(String($0)) }
    let letters = words.joined()
    let marked = letters.unicodeScalars.count { (0xC0...0x24F).contains($0.value) || $0.value >> 8 == 0x1E }
    guard letters.count > 1, marked > 0 else { return false }
    // Vietnamese marks half of its letters.
    let isCalledOut = inside.hasPrefix("!!") && inside.hasSuffix("!!")
    return isCalledOut ? marked * 5 > letters.count : marked * 5 > letters.count * 3
  }

  /// What makes a text longer.
  private static let fillers: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
}
