/// What a template shows where a value is missing, or is no text.
extension Shape {
  /// Whether a text has such a piece: “Remove undefined from basket”, “Size, [object Object]”, `Call Optional("Anna")`.
  ///
  /// Source: `String(value)` of JavaScript, interpolation of an optional in Swift, and `Object.Instantiate` of Unity, which
  /// adds “(Clone)” to the name of what it copies.
  static func holdsMissingValue(_ text: String) -> Bool {
    if text.hasSuffix("(Clone)"), let before = text.dropLast(7).unicodeScalars.last {
      return before.isOfIdentifier || before == ")"
    }
    if text.utf8.contains(UInt8(ascii: "(")) || text.utf8.contains(UInt8(ascii: "[")), holdsPrintOfValue(text) {
      return true
    }
    let words = text.split(separator: " ")
    return words.indices.contains { place in
      let word = words[place].drop { $0 == "(" }
      if ["null’s", "null's"].contains(word) { return true }
      guard word.hasPrefix(missing), place == 0 || !sayingWords.contains(words[place - 1].lowercased()) else {
        return false
      }
      if let end = word.dropFirst(missing.count).first { return ",):;/%’'".contains(end) }
      return place + 1 < words.count && endsMissingValue(words[place + 1])
    }
  }

  private static let missing = "undefined"

  /// Whether a word follows a value and not an adjective: in “undefined terms” the terms are undefined.
  private static func endsMissingValue(_ word: Substring) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    return first.isDigit || "€$£–·|•".unicodeScalars.contains(first)
      || joiningWords.contains(word.lowercased().prefix { $0.isLetter }.description)
  }

  /// Before “undefined” these make it a word about something: “if undefined, …”, “the undefined”.
  private static let sayingWords: Set<String> = [
    "a", "an", "and", "are", "as", "be", "called", "if", "is", "it’s", "left", "no", "not", "of", "or", "remains",
    "still",
    "the", "was", "were", "when",
  ]

  /// Words between two things, and units: “Remove undefined from basket”, “undefined km away”. In languages of Latin letters,
  /// because templates have English values in every one.
  private static let joiningWords: Set<String> = [
    "from", "to", "on", "at", "by", "for", "with", "has", "into", "onto", "via", "than", "km", "kg", "min", "fra",
    "aus",
    "von", "zu", "nach", "mit", "für", "auf", "de", "du", "des", "da", "do", "del", "della", "dal", "dalla", "di", "en",
    "au", "aux", "con", "para", "per", "pour", "avec", "sur", "chez", "van", "uit", "naar", "met", "från", "till",
    "til",
    "ze", "od", "na", "ke",
  ]

  /// `[object Object]`, or `Optional("Anna")`, somewhere in the text.
  private static func holdsPrintOfValue(_ text: String) -> Bool {
    var scanner = TextScanner(text)
    var isInWord = false
    while let next = scanner.next {
      if !isInWord, scanner.take("Optional(") {
        if scanner.take("\"") || (scanner.takeAll { $0.isDigit || $0 == "." } > 1 && scanner.take(")")) { return true }
        isInWord = false
      } else if scanner.take("[object ") {
        if scanner.take(\.isCapitalLetter) {
          scanner.takeAll(\.isOfIdentifier)
          if scanner.take("]") { return true }
        }
        isInWord = false
      } else {
        _ = scanner.take { _ in true }
        isInWord = next.isOfIdentifier
      }
    }
    return false
  }
}
