/// What programmers join by low lines.
extension Shape {
  /// Whether a text has two words or more, of small letters and digits, with a low line between any two.
  static func isSnakeCase(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return words.count > 1 && words.allSatisfy { !$0.isEmpty } && words.count(where: isWord) > 1
      && text.unicodeScalars.allSatisfy { $0.isSmallLetter || $0.isDigit || $0 == "_" }
  }

  /// A letter alone is an initial.
  private static func isWord(_ word: Substring.UTF8View) -> Bool {
    word.count > 1 && word.contains { !(0x30...0x39).contains($0) }
  }
}
