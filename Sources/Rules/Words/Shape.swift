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
    case .printed: Self.isPrinted(text)
    case .doubled: Self.isDoubled(text)
    case .sign: Self.isSign(text)
    case .note: Self.isNote(text)
    case .placed: Self.isPlaced(text)
    case .ticked: Self.isTicked(text)
    case .snakeCase: Self.isSnakeCase(text)
    }
  }

  private static func isIconCharacter(_ text: String) -> Bool {
    if ligatures.contains(text) { return true }
    var isThere = false
    for scalar in text.unicodeScalars {
      if isForPrivateUse(scalar) { isThere = true } else if !isUnseen(scalar) { return false }
    }
    return isThere
  }

  private static func isForPrivateUse(_ scalar: Unicode.Scalar) -> Bool {
    (0xE000...0xF8FF).contains(scalar.value) || (0xF0000...0xFFFFD).contains(scalar.value) || scalar.value >= 0x100000
  }

  /// White space, and what changes its neighbour and is not seen itself.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    // Letters and digits need no table of Unicode, and most texts have nothing else.
    guard !scalar.isOfIdentifier else { return false }
    return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether the last piece is two numbers, one of them not larger than the other, with a word or two between. In “Part 1
  /// of 3” the place is what the text is about.
  private static func isPlaced(_ text: String) -> Bool {
    guard let start = text.lastIndex(where: { ",;:(，、".contains($0) }) else { return false }
    let words = text[text.index(after: start)...].split { $0 == " " || $0 == "/" || $0 == ")" || $0 == "\u{A0}" }
    guard (2...4).contains(words.count), let place = Int(words[0]), let count = Int(words[words.count - 1]) else {
      return false
    }
    let between = words.dropFirst().dropLast()
    let isJoined = between.isEmpty ? text[start...].contains("/") : between.allSatisfy { $0.allSatisfy(\.isLetter) }
    return isJoined && place >= 1 && place <= count && (2...30).contains(count) && start > text.startIndex
  }

  private static func isDoubled(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard words.count > 1, words.count.isMultiple(of: 2), words.count < 40 else { return false }
    let half = words.count / 2
    return words.prefix(half).contains { $0.count > 1 && $0.contains(where: \.isLetter) }
      && zip(words.prefix(half), words.suffix(half)).allSatisfy { $0.lowercased() == $1.lowercased() }
  }

  private static func isSign(_ text: String) -> Bool {
    var isThere = false
    for scalar in text.unicodeScalars {
      // Triangles, squares and circles. A few of them are pictures with a name, if the text asks for them.
      if signs.contains(scalar)
        || (0x25A0...0x25FF).contains(scalar.value) && !text.unicodeScalars.contains("\u{FE0F}")
      {
        isThere = true
      } else if !isUnseen(scalar) {
        return false
      }
    }
    return isThere
  }

  /// Not “×”, “+” and “÷”, which are keys of a calculator, and no emoji, which have names.
  private static let signs = Set("✕✖✗✘⨉⨯╳☰≡⋮⋯︙‹›❮❯❬❭…•<>.⌄⌃⌵˅˄".unicodeScalars)

  private static func isNumber(_ text: String) -> Bool {
    guard !text.utf8.contains(where: { (0x61...0x7A).contains($0 | 0x20) }) else { return false }
    return !text.contains(where: \.isLetter) && text.contains(where: \.isNumber)
  }

  private static func isNote(_ text: String) -> Bool {
    ["TODO", "FIXME", "TBD", "XXX"].contains { word in
      text == word || text.hasPrefix(word + ":") || text.hasPrefix(word + " ")
    }
  }

  private static func isTicked(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    // Nearly no text has one.
    guard scalars.contains(where: { $0.value > 0x2000 && ticks.contains($0) }),
      let first = scalars.first(where: { !isUnseen($0) }), let last = scalars.last(where: { !isUnseen($0) })
    else { return false }
    return (ticks.contains(first) || ticks.contains(last)) && scalars.contains { $0.properties.isAlphabetic }
  }

  private static let ticks = Set("✓✔☑✅🗸◉⦿".unicodeScalars)

  private static func isCutOff(_ text: String) -> Bool {
    var bytes = text
    if bytes.withUTF8(endsInDotsAfterWords) { return true }
    guard bytes.withUTF8(holdsDots) else { return false }
    let text = text.drop { $0.isWhitespace }
    let end = text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
    return (end.hasSuffix("…") || end.hasSuffix("...")) && end.contains { $0.isLetter || $0.isNumber }
  }

  /// The same as far as bytes tell, because characters cost a hundred times as much. Behind ASCII, dots and letters are
  /// characters of their own.
  private static func endsInDotsAfterWords(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 3, bytes[bytes.count - 4] < 0x80 else { return false }
    let end = bytes.suffix(3)
    guard end.elementsEqual("…".utf8) || end.elementsEqual("...".utf8) else { return false }
    return bytes.indices.dropLast(3).contains {
      CharacterClass.isLetter(bytes[$0]) && ($0 == 0 || bytes[$0 - 1] < 0x80)
    }
  }

  /// “…” or three dots, wherever. Nearly no text that ends in a picture or in another letter has them.
  private static func holdsDots(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 2 else { return false }
    for place in 2..<bytes.count {
      let three = UInt32(bytes[place - 2]) << 16 | UInt32(bytes[place - 1]) << 8 | UInt32(bytes[place])
      if three == 0xE280A6 || three == 0x2E2E2E { return true }
    }
    return false
  }

  private static func isFileName(_ text: String) -> Bool {
    guard !text.contains(" "), let dot = text.lastIndex(of: "."), dot > text.startIndex else { return false }
    let stem = text[..<dot].split(separator: "/").last ?? ""
    return fileEndings.contains(text[text.index(after: dot)...].lowercased())
      && stem.contains { $0.isLetter || $0.isNumber }
  }

  /// `btn_back@2x.png` is `btn_back`.
  private static func withoutEnding(_ text: String) -> String {
    // Nearly no text has one of these.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@") }) else { return text }
    var text = text[...]
    if let dot = text.lastIndex(of: "."), pictureEndings.contains(text[text.index(after: dot)...].lowercased()) {
      text = text[..<dot]
    }
    for scale in ["@2x", "@3x", "@1x"] where text.hasSuffix(scale) { text = text.dropLast(scale.count) }
    return String(text)
  }

  private static func isAssetName(_ whole: String) -> Bool {
    if symbols.contains(whole) || isAddressOfPicture(whole) || isLayerName(whole) { return true }
    let text = withoutEnding(whole)
    if text.count < whole.count, whole.contains("@") { return true }
    if text.utf8.contains(0x20) {
      return text.unicodeScalars.allSatisfy { $0 == " " || $0.isSmallLetter || $0.isDigit }
        && isSpacedAssetName(text.split(separator: " ").map(String.init))
    }
    let scalars = text.unicodeScalars
    guard scalars.allSatisfy({ $0.isOfIdentifier || $0 == "_" || $0 == "-" || $0 == "." }) else { return false }
    let isLower = !scalars.contains(where: \.isCapitalLetter)
    if scalars.contains("_") {
      // People call themselves john_doe, so an asset must have a typical word in its name.
      let parts = text.lowercased().split(separator: "_", omittingEmptySubsequences: false).map(String.init)
      return parts.count > 1 && parts.allSatisfy { !$0.isEmpty } && scalars.contains(where: \.isSmallLetter)
        && !scalars.contains(".")
        && (parts[0] == "action"  // what Android Studio calls the items of a menu
          || parts.contains { assetPrefixes.contains($0) || assetSuffixes.contains($0) || assetWords.contains($0) })
    }
    guard isLower else { return false }
    if scalars.contains(".") {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count > 1 && parts.allSatisfy { symbolWords.contains(String($0)) || $0.contains(where: \.isNumber) }
        && symbolWords.contains(String(parts[0]))
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }), parts[0].contains(where: \.isLetter) else { return false }
    // “arrow-left”, as sets of icons have it.
    if iconShapes.contains(parts[0]), parts.contains(where: iconDirections.contains) { return true }
    return assetPrefixes.contains(parts[0]) || (parts.count > 2 && assetSuffixes.contains(parts[parts.count - 1]))
  }

  private static func isAddressOfPicture(_ text: String) -> Bool {
    guard text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("file://"), !text.contains(" ")
    else {
      return false
    }
    let path = text.prefix { $0 != "?" && $0 != "#" }
    return path.lastIndex(of: ".").map { pictureEndings.contains(path[path.index(after: $0)...].lowercased()) } == true
  }

  /// What UIKit makes of `com_icon_black_close_u` and of `back_black`. People speak of icons, too (“app icon”, “icon set”),
  /// so one in the middle needs a word beside it that names a picture, and a colour at the end needs a button's first word.
  private static func isSpacedAssetName(_ words: [String]) -> Bool {
    guard words.count > 1 else { return false }
    if assetPrefixes.contains(words[0]) || words.contains(where: { pictureWords.contains($0) }) { return true }
    if words.dropFirst().dropLast().contains("icon") {
      let others = words.filter { $0 != "icon" }
      return others.contains { pictureColours.contains($0) || chromeWords.contains($0) }
        || words.last.map { $0.count == 1 && $0 != "a" && $0 != "i" && !$0.allSatisfy(\.isNumber) } == true
    }
    return chromeWords.contains(words[0]) && words.last.map(pictureColours.contains) == true
  }

  /// `loginBtn`, `pinDotEmpty`: joined words, the first in small letters. Some products have such names (“iPhone”,
  /// “macOS”, “deviantArt”), so it takes a third word, or one that only programmers use.
  private static func isVariableName(_ text: String) -> Bool {
    var text = text[...]
    // `chatRow_1`: one of several.
    if let joint = text.lastIndex(of: "_"), Int(text[text.index(after: joint)...]) != nil { text = text[..<joint] }
    guard let first = text.unicodeScalars.first, first.isSmallLetter,
      text.unicodeScalars.allSatisfy(\.isOfIdentifier)
    else { return false }
    var words: [String] = []
    for letter in text {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    guard words.count > 1, words[0].count > 1, words.dropFirst().allSatisfy({ $0.count > 1 }) else { return false }
    return words.count > 2 || words.contains { codeWords.contains($0.lowercased()) }
  }

  private static func isClassName(_ text: String) -> Bool {
    if isVariableName(text) || isSelector(text) { return true }
    let scalars = text.unicodeScalars
    guard scalars.allSatisfy({ $0.isOfIdentifier || $0 == "." || $0 == "_" || $0 == "$" }), scalars.last != ".",
      scalars.contains(where: { $0.isSmallLetter || $0.isCapitalLetter })
    else { return false }
    if scalars.contains(".") {
      // Names of icons in Flutter, Compose and Android.
      if ["Icons.", "CupertinoIcons.", "R.drawable.", "R.string."].contains(where: { text.hasPrefix($0) }) {
        return true
      }
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 2, let last = parts.last, last.first?.isUppercase == true else { return false }
      return parts.dropLast().allSatisfy { $0.first?.isLowercase == true && !$0.contains(where: \.isUppercase) }
        && last.contains(where: \.isLowercase)
    }
    if scalars.contains("_"), !scalars.contains(where: \.isSmallLetter) {
      let parts = text.split(separator: "_")
      return parts.count > 1 && parts.allSatisfy { $0.count > 1 && $0.contains(where: \.isLetter) }
    }
    let bare = String(scalars.drop { $0 == "_" })
    if wordEndings.contains(where: { bare.hasSuffix($0) }), !bare.hasPrefix("UI"), !bare.hasPrefix("NS"),
      bare.unicodeScalars.count(where: \.isCapitalLetter) < 3
    {
      return false
    }
    return classEndings.contains { ending in
      guard bare.hasSuffix(ending) else { return false }
      let before = bare.dropLast(ending.count)
      return before.count > 1 && before.first?.isUppercase == true
        && (before.contains(where: \.isLowercase) || ["UI", "NS", "MK", "WK"].contains(String(before)))
    }
  }

  /// `cart.item.button_increase`, `login.submit.title`: the key of a text that nobody translated.
  private static func isTranslationKey(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard scalars.contains("."),
      scalars.allSatisfy({ $0.isSmallLetter || $0.isDigit || $0 == "_" || $0 == "." })
    else { return false }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, parts.allSatisfy({ $0.first?.isLetter == true && $0.count > 1 })
    else { return false }
    // Nobody registers a domain with a low line, and none of the words is the end of one.
    return keyEndings.contains(String(last))
      || (parts.contains { $0.contains("_") } && (parts.count > 2 || keyBeginnings.contains(String(parts[0]))))
  }

  private static func isResourceName(_ text: String) -> Bool {
    if !text.utf8.contains(0x20), let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) {
      let kind = text[..<slash].split(separator: ":").last.map { $0.drop { $0 == "@" || $0 == "+" } } ?? ""
      let isKind = ["id", "drawable", "string", "mipmap", "layout", "color", "dimen", "raw", "plurals"].contains(kind)
      let name = text[text.index(after: slash)...]
      let isReference = text.hasPrefix("@") || text[..<slash].contains(":")
      return isKind && isReference && !name.isEmpty
        && name.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    }
    if isTranslationKey(text) { return true }
    // A number of Android's resource table, shown in place of its text: 0x7f000000 and the first twenty types.
    // Telephone numbers of Los Angeles begin above them.
    return text.unicodeScalars.split(whereSeparator: { !$0.isDigit }).map(String.init).contains { digits in
      Int(digits).map { (0x7F01_0000...0x7F13_FFFF).contains($0) } ?? false
    }
  }
}
