/// Whether the words of one text stand in another, in any order: a visible text in the name that is spoken for it.
package enum WordsInText {
  /// Every word of the text stands in the other. A number that is a piece beside others, such as a badge's, need not, and
  /// a text without letters and digits always does: symbols are spoken as words.
  package static func areIn(_ text: String, _ other: String) -> Bool {
    let words = words(of: other)
    let known = Set(words)
    let wanted = wanted(text)
    return wanted.allSatisfy(known.contains) || isPart(wanted, of: words)
  }

  /// The text without its spaces is a part of the other without its spaces: “Wi-Fi” of “WifiSettings”.
  private static func isPart(_ text: [String], of other: [String]) -> Bool {
    let letters = text.joined()
    return letters.count >= 3 && other.joined().contains(letters)
  }

  /// Every word of the text stands in the other or may be meant by one of its words: as an abbreviation, initials or
  /// another form. Numbers, single letters and two that are all there is are often said in other words.
  package static func mayBeIn(_ text: String, _ other: String) -> Bool {
    let words = words(of: other)
    let known = Set(words)
    let wanted = wanted(text)
    // “XL” is extra large, and “TV” a television set.
    if wanted.count == 1, wanted[0].count == 2 { return true }
    return wanted.allSatisfy { known.contains($0) || mayBeMeant($0, by: words) } || isPart(wanted, of: words)
  }

  private static func wanted(_ text: String) -> [String] {
    let pieces = text.split(whereSeparator: { ",;\n、，".contains($0) }).map { words(of: String($0)) }
    let spoken = pieces.filter { !$0.allSatisfy(isNumber) }
    return (spoken.isEmpty ? pieces : spoken).flatMap(\.self)
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.lowercased().unicodeScalars {
      switch CharacterClass(scalar) {
      case .letter: word.unicodeScalars.append(scalar)
      case .mark where !word.isEmpty: word.unicodeScalars.append(scalar)
      case .ideograph, .mark, .separator, .other:
        // “Don't” and “don’t” are one word.
        if scalar == "'" || scalar == "’" || scalar == "\u{AD}" { continue }
        if !word.isEmpty { words.append(word) }
        word = ""
        if case .ideograph = CharacterClass(scalar) { words.append(String(scalar)) }
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.map(withoutLeadingZeros)
  }

  /// “8” and “08” are one number.
  private static func withoutLeadingZeros(_ word: String) -> String {
    guard word.count > 1, word.hasPrefix("0"), isNumber(word) else { return word }
    let rest = word.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }

  private static func isNumber(_ word: String) -> Bool { word.allSatisfy(\.isNumber) }

  private static func mayBeMeant(_ word: String, by words: [String]) -> Bool {
    if word.contains(where: \.isNumber) { return true }
    // The same word may be written in another of the scripts that need no spaces.
    if isIdeograph(word) { return words.contains(where: isIdeograph) }
    if word.count == 1 { return true }
    return words.contains { isShort(word, for: $0) || isForm(word, of: $0) } || isInitials(word, of: words)
  }

  private static func isIdeograph(_ word: String) -> Bool {
    word.unicodeScalars.first.map {
      if case .ideograph = CharacterClass($0) { true } else { false }
    } ?? false
  }

  /// “Fri” and “qty” have the letters of “Friday” and “quantity” in order, from the first on.
  private static func isShort(_ word: String, for long: String) -> Bool {
    guard word.count < long.count, word.first == long.first else { return false }
    var rest = word[...]
    for letter in long where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// “Deletes” and “deletion” begin alike and end in a few letters of their own.
  private static func isForm(_ word: String, of other: String) -> Bool {
    let common = zip(word, other).prefix { $0 == $1 }.count
    let ends = (word.count - common, other.count - common)
    if min(ends.0, ends.1) == 0 { return common >= 3 && max(ends.0, ends.1) <= 4 }
    return common >= 4 && max(ends.0, ends.1) <= 3
  }

  /// “FAQ” has the first letters of “frequently asked questions”.
  private static func isInitials(_ word: String, of words: [String]) -> Bool {
    String(words.compactMap(\.first)).contains(word)
  }
}
