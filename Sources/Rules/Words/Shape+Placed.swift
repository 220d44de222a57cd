/// A place among others at the end of a name.
extension Shape {
  /// Whether the last piece is two numbers, one of them not larger than the other, with a word or two between. In “Part 1
  /// of 3” the place is what the text is about.
  static func isPlaced(_ text: String) -> Bool {
    guard let start = text.lastIndex(where: { ",;:(，、".contains($0) }) else { return false }
    let words = text[text.index(after: start)...].split { $0 == " " || $0 == "/" || $0 == ")" || $0 == "\u{A0}" }
    guard (2...4).contains(words.count), let place = Int(words[0]), let count = Int(words[words.count - 1]) else {
      return false
    }
    let between = words.dropFirst().dropLast()
    let isJoined = between.isEmpty ? text[start...].contains("/") : between.allSatisfy { $0.allSatisfy(\.isLetter) }
    return isJoined && place >= 1 && place <= count && (2...30).contains(count) && start > text.startIndex
  }
}
