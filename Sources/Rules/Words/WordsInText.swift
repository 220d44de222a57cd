/// Compares the words of two texts in any order, such as a visible text and the name that is spoken for it.
package enum WordsInText {
  /// Whether every word of the text is in the other. A piece that is only a number, such as a badge's, may be missing
  /// if there are others. A text without letters and digits always is: symbols are spoken as words.
  package static func areIn(_ text: String, _ other: String) -> Bool {
    let words = words(of: other)
    let known = Set(words)
    let wanted = wanted(text)
    return wanted.allSatisfy(known.contains) || isPart(wanted, of: words)
  }

  /// Whether the text without spaces is a part of the other without spaces: “Wi-Fi” in “WifiSettings”.
  private static func isPart(_ text: [String], of other: [String]) -> Bool {
    let letters = text.joined()
    return letters.count >= 3 && other.joined().contains(letters)
  }

  /// Whether every word of the text is in the other, or one of its words may mean it: an abbreviation, initials or
  /// another form. Numbers, single letters, and two letters that are the whole text are often expressed in other words.
  package static func mayBeIn(_ text: String, _ other: String) -> Bool {
    let words = words(of: other)
    let known = Set(words)
    let wanted = wanted(text)
    // “XL” may be “extra large”, and “TV” a “television set”.
    if wanted.count == 1, wanted[0].count == 2 { return true }
    if lacksAmount(text, words) { return false }
    return wanted.allSatisfy { known.contains($0) || mayBeMeant($0, by: words) } || isPart(wanted, of: words)
  }

  /// Whether an amount of money is missing from words that are all in the text, so none of them can express it.
  private static func lacksAmount(_ text: String, _ words: [String]) -> Bool {
    guard text.unicodeScalars.contains(where: isCurrency) else { return false }
    let own = Set(self.words(of: text))
    guard !words.isEmpty, words.allSatisfy(own.contains) else { return false }
    // A comma without a space is a part of the amount.
    return text.replacing(", ", with: "\n").replacing("; ", with: "\n").split(separator: "\n").contains { piece in
      let numbers = self.words(of: String(piece)).filter(isNumber)
      return piece.unicodeScalars.contains(where: isCurrency) && !numbers.isEmpty
        && !numbers.contains(where: words.contains)
    }
  }

  private static func isCurrency(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x24 && scalar.properties.generalCategory == .currencySymbol
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
    // The same word may be written in another script without spaces.
    if isIdeograph(word) { return words.contains(where: isIdeograph) }
    if word.count == 1 { return true }
    return words.contains { isShort(word, for: $0) || isForm(word, of: $0) } || isInitials(word, of: words)
  }

  private static func isIdeograph(_ word: String) -> Bool {
    word.unicodeScalars.first.map {
      if case .ideograph = CharacterClass($0) { true } else { false }
    } ?? false
  }

  /// Whether a word is an abbreviation: “Fri” and “qty” have letters of “Friday” and “quantity” in order, from the
  /// first.
  private static func isShort(_ word: String, for long: String) -> Bool {
    guard word.count < long.count, word.first == long.first else { return false }
    var rest = word[...]
    for letter in long where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Whether two words are forms of one: “Deletes” and “deletion” begin alike and end in a few different letters.
  private static func isForm(_ word: String, of other: String) -> Bool {
    let common = zip(word, other).prefix { $0 == $1 }.count
    let ends = (word.count - common, other.count - common)
    if min(ends.0, ends.1) == 0 { return common >= 3 && max(ends.0, ends.1) <= 4 }
    return common >= 4 && max(ends.0, ends.1) <= 3
  }

  /// Whether a word is made of initials: “FAQ” for “frequently asked questions”.
  private static func isInitials(_ word: String, of words: [String]) -> Bool {
    String(words.compactMap(\.first)).contains(word)
  }
}
