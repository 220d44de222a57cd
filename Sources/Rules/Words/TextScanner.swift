/// Reads a text from its start, one scalar at a time, where a regular expression would be compiled for every text.
struct TextScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  /// Whether all of the text was read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The scalar that is read next; nil at the end.
  var next: Unicode.Scalar? { rest.first }

  /// Reads these words if the text goes on with them, and says whether it did.
  mutating func take(_ words: String) -> Bool {
    // Nearly no text goes on with any of the words that it is asked for, and the first scalar tells.
    guard rest.first == words.unicodeScalars.first, rest.starts(with: words.unicodeScalars) else { return false }
    rest = rest.dropFirst(words.unicodeScalars.count)
    return true
  }

  /// Reads the first of these that the text goes on with, and says whether there is one.
  mutating func take(anyOf words: [String]) -> Bool {
    for word in words where take(word) { return true }
    return false
  }

  /// Reads one scalar if it is such a one, and says whether it was.
  mutating func take(_ isSuch: (Unicode.Scalar) -> Bool) -> Bool {
    guard let next = rest.first, isSuch(next) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads scalars for as long as they are such ones, and says how many there were.
  @discardableResult
  mutating func takeAll(_ isSuch: (Unicode.Scalar) -> Bool) -> Int {
    var count = 0
    while take(isSuch) { count += 1 }
    return count
  }
}
