/// The shape of a text that was written for programmers. Each shape is recognised by what real names have in common,
/// and excludes names of products and words of languages.
package enum Shape: String, CaseIterable, Sendable {
  case fileName = "file-name"
  case assetName = "asset-name"
  case className = "class-name"
  case resourceName = "resource-name"
  /// What a program prints: “%1$s”, `Optional("Book")`.
  case printed
  /// The same words twice, and nothing else.
  case doubled
  /// What an icon font draws a picture for: characters for private use, or the name of an icon such as `more_vert`.
  case iconCharacter = "icon-character"
  /// Characters that stand for a picture on a button, such as ☰ and ✕. Screen readers say how they look.
  case sign
  /// Not a name for programmers: a text that did not fit and ends in dots.
  case cutOff = "cut-off"
  /// What programmers leave for later: “TODO”, “FIXME: name”.
  case note
  /// Ends in a place among others: “Home, 1 of 3”.
  case placed
  /// A check mark before or after words.
  case ticked
  /// Small letters joined by low lines: `circle_animation`, the key of a text or of a picture, or what somebody is called
  /// (john_doe).
  case snakeCase = "snake-case"
  /// No name either: digits with signs around them and no letter, such as “24,95 €” and “12:30”.
  case number
  /// A number with a sign for per cent: “50%”, “٥٠٪”.
  case percentage
  /// Words, and beside them after a comma the name of an asset or of a view: “ic_export_pdf, Export as PDF”.
  case codeInside = "code-inside"
  /// A word and behind it what may be a label, by its capital letter: “Bouton Envoyer”. “Przycisk alarmowy” is a thing.
  case wordAndLabel = "word-and-label"
  /// A name that an editor gives to the copy of an object: “Button (2)”, “Image (1)”.
  case numberedCopy = "numbered-copy"

  /// Whether the whole text has this shape.
  package func matches(_ text: String) -> Bool { Self.matches(text, anyOf: [self]) }

  /// Whether the whole text has one of these shapes.
  package static func matches(_ text: String, anyOf shapes: [Shape]) -> Bool {
    let possible = ShapeSet(possibleFor: text)
    return shapes.contains { possible.contains($0) && $0.isOf(text) }
  }

  /// Whether the whole text has this shape, of which its bytes told that it may have it.
  package func isOf(_ text: String) -> Bool {
    switch self {
    case .fileName: Self.isFileName(text)
    case .assetName: Self.isAssetName(text)
    // This is what JavaScript shows for an object in place of a text.
    case .className: text == "[object Object]" || Self.isClassName(text)
    case .resourceName: Self.isResourceName(text)
    case .iconCharacter: Self.isIconCharacter(text)
    case .cutOff: Self.isCutOff(text)
    case .number: Self.isNumber(text)
    case .percentage: Self.isNumber(text) && text.contains { "%٪％﹪".contains($0) }
    case .printed:
      Self.isPrinted(text) || Self.isPrintOfType(text) || Self.holdsMoment(text) || Self.isMisread(text)
        || Self.isOfTestLanguage(text)
    case .doubled: Self.isDoubled(text)
    case .sign: Self.isSign(text)
    case .note: Self.isNote(text)
    case .placed: Self.isPlaced(text)
    case .ticked: Self.isTicked(text)
    case .snakeCase: Self.isSnakeCase(text)
    case .codeInside: Self.hasCodeInside(text)
    case .wordAndLabel: Self.isWordAndLabel(text)
    case .numberedCopy: Self.isNumberedCopy(text)
    }
  }

  private static func isDoubled(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard words.count > 1, words.count.isMultiple(of: 2), words.count < 40 else { return false }
    let half = words.count / 2
    return words.prefix(half).contains { $0.count > 1 && $0.contains(where: \.isLetter) }
      && zip(words.prefix(half), words.suffix(half)).allSatisfy { $0.lowercased() == $1.lowercased() }
  }

  private static func isNumber(_ text: String) -> Bool {
    var (isASCII, hasDigit) = (true, false)
    for byte in text.utf8 {
      if byte &- 0x30 < 10 {
        hasDigit = true
      } else if (byte | 0x20) &- 0x61 < 26 {
        return false
      } else if byte >= 0x80 {
        isASCII = false
      }
    }
    if isASCII { return hasDigit }
    // Most other texts have a word, and to divide them into characters costs a hundred times as much.
    var isAtStart = true
    for scalar in text.unicodeScalars {
      if isAtStart, scalar.value >= 0x80, CharacterClass.isFirstLetter(scalar) { return false }
      isAtStart = scalar.value == 0x20
    }
    return !text.contains(where: \.isLetter) && text.contains(where: \.isNumber)
  }

  private static func isNote(_ text: String) -> Bool {
    ["TODO", "FIXME", "TBD", "XXX"].contains { word in
      text == word || text.hasPrefix(word + ":") || text.hasPrefix(word + " ")
    }
  }
}
