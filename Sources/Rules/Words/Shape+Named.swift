/// What is called by the word for its kind, and then by a label or by a number.
extension Shape {
  /// Whether the second word has a capital letter, or a script without capitals. A name that is written small throughout
  /// has no other way to begin a label.
  static func isWordAndLabel(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count > 1, let first = words[0].first(where: \.isLetter), let second = words[1].first(where: \.isLetter)
    else { return false }
    return first.isLowercase || !second.isLowercase
  }

  /// Whether a number in brackets follows one or two words of ASCII letters, and nothing else.
  static func isNumberedCopy(_ text: String) -> Bool {
    guard text.last == ")", let open = text.lastIndex(of: "("), open > text.startIndex else { return false }
    let number = text[text.index(after: open)...].dropLast()
    let words = text[..<open].split(separator: " ", omittingEmptySubsequences: false)
    guard (1...3).contains(number.count), number.allSatisfy({ $0.isASCII && $0.isNumber }), words.last == "" else {
      return false
    }
    return (2...3).contains(words.count)
      && words.dropLast().allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isLetter }
      }
  }
}
