/// The shape of a text that was written for programmers. Each shape is recognised by what real names have in common,
/// and excludes names of products and words of languages.
package enum Shape: String, CaseIterable, Sendable {
  case fileName = "file-name"
  case assetName = "asset-name"
  case className = "class-name"
  case resourceName = "resource-name"
  /// Characters for private use only: the pictures of an icon font.
  case iconCharacter = "icon-character"
  /// Not a name for programmers: a text that did not fit and ends in dots.
  case cutOff = "cut-off"

  /// Whether the whole text has this shape.
  package func matches(_ text: String) -> Bool { Self.matches(text, anyOf: [self]) }

  /// Whether the whole text has one of these shapes.
  package static func matches(_ text: String, anyOf shapes: [Shape]) -> Bool {
    if shapes.contains(.cutOff), isCutOff(text) { return true }
    if shapes.contains(.iconCharacter), isIconCharacter(text) { return true }
    // This is what JavaScript shows for an object in place of a text.
    if shapes.contains(.className), text == "[object Object]" { return true }
    var text = text
    guard text.utf8.count < 200, let bytes = text.withUTF8(ByteCounts.init) else { return false }
    return shapes.contains { shape in
      guard bytes.allow(shape) else { return false }
      return switch shape {
      case .fileName: isFileName(text)
      case .assetName: isAssetName(text)
      case .className: isClassName(text)
      case .resourceName: isResourceName(text)
      case .iconCharacter, .cutOff: false
      }
    }
  }

  private static func isIconCharacter(_ text: String) -> Bool {
    // A visible ASCII character is never in an icon font, and the check is cheap.
    if text.utf8.contains(where: { $0 > 0x20 && $0 < 0x7F }) { return false }
    let scalars = text.unicodeScalars.filter {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
    return !scalars.isEmpty && scalars.allSatisfy { $0.properties.generalCategory == .privateUse }
  }

  private static func isCutOff(_ text: String) -> Bool {
    // Nearly all texts end in a letter, so this check is enough.
    guard let last = text.utf8.last, last >= 0x80 || last <= 0x20 || last == UInt8(ascii: ".") else { return false }
    let text = text.drop { $0.isWhitespace }
    let end = text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
    return (end.hasSuffix("…") || end.hasSuffix("...")) && end.contains { $0.isLetter || $0.isNumber }
  }

  /// How many bytes of each sort a text has. These counts rule out nearly everything that people write, without
  /// decoding characters.
  private struct ByteCounts {
    private var (capitals, digits, spaces, dots, joints, slashes) = (0, 0, 0, 0, 0, 0)

    /// Counts the bytes; nil for a text that is not ASCII, which has no shape.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
      for byte in text {
        switch byte {
        case 0x80...: return nil
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): capitals += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
        case UInt8(ascii: " "): spaces += 1
        case UInt8(ascii: "."): dots += 1
        case UInt8(ascii: "_"), UInt8(ascii: "-"): joints += 1
        case UInt8(ascii: "/"): slashes += 1
        default: break
        }
      }
    }

    /// Whether a text with these bytes can have the shape.
    func allow(_ shape: Shape) -> Bool {
      switch shape {
      case .fileName: spaces == 0 && dots > 0
      // UIKit reads “icon_close” as “icon close”.
      case .assetName: spaces == 0 ? dots + joints > 0 : capitals == 0
      // “loginBtn” has one capital.
      case .className: spaces == 0 && (capitals > 0 || dots > 1 || joints > 0)
      // A number of the resource table has ten digits.
      case .resourceName: digits >= 10 || (spaces == 0 && slashes > 0)
      case .iconCharacter, .cutOff: true
      }
    }
  }

  private static func isFileName(_ text: String) -> Bool {
    guard !text.contains(" "), let dot = text.lastIndex(of: "."), dot > text.startIndex else { return false }
    let stem = text[..<dot].split(separator: "/").last ?? ""
    return fileEndings.contains(text[text.index(after: dot)...].lowercased())
      && stem.contains { $0.isLetter || $0.isNumber }
  }

  /// `btn_back@2x.png` is `btn_back`.
  private static func withoutEnding(_ text: String) -> String {
    var text = text[...]
    if let dot = text.lastIndex(of: "."), pictureEndings.contains(text[text.index(after: dot)...].lowercased()) {
      text = text[..<dot]
    }
    for scale in ["@2x", "@3x", "@1x"] where text.hasSuffix(scale) { text = text.dropLast(scale.count) }
    return String(text)
  }

  private static func isAssetName(_ whole: String) -> Bool {
    let text = withoutEnding(whole)
    if text.count < whole.count, whole.contains("@") { return true }
    if text.contains(" ") {
      let words = text.split(separator: " ")
      return words.count > 1 && assetPrefixes.contains(String(words[0]))
        && text.allSatisfy { $0.isASCII && ($0 == " " || $0.isLowercase || $0.isNumber) }
    }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }) else { return false }
    let isLower = !text.contains(where: \.isUppercase)
    if text.contains("_") {
      // People call themselves john_doe, so an asset must have a typical word in its name.
      let parts = text.lowercased().split(separator: "_", omittingEmptySubsequences: false).map(String.init)
      return parts.count > 1 && parts.allSatisfy { !$0.isEmpty } && text.contains(where: \.isLowercase)
        && !text.contains(".")
        && (parts[0] == "action"  // what Android Studio calls the items of a menu
          || parts.contains { assetPrefixes.contains($0) || assetSuffixes.contains($0) || assetWords.contains($0) })
    }
    guard isLower else { return false }
    if text.contains(".") {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count > 1 && parts.allSatisfy { symbolWords.contains(String($0)) || $0.contains(where: \.isNumber) }
        && symbolWords.contains(String(parts[0]))
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }), parts[0].contains(where: \.isLetter) else { return false }
    return assetPrefixes.contains(parts[0]) || (parts.count > 2 && assetSuffixes.contains(parts[parts.count - 1]))
  }

  /// `loginBtn`, `pinDotEmpty`: joined words, the first in small letters. Some products have such names (“iPhone”,
  /// “macOS”, “deviantArt”), so it takes a third word, or one that only programmers use.
  private static func isVariableName(_ text: String) -> Bool {
    var text = text[...]
    // `chatRow_1`: one of several.
    if let joint = text.lastIndex(of: "_"), Int(text[text.index(after: joint)...]) != nil { text = text[..<joint] }
    guard let first = text.first, first.isLowercase,
      text.unicodeScalars.allSatisfy({ $0.value < 0x80 && $0.properties.isAlphabetic || ("0"..."9").contains($0) })
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
    if isVariableName(text) { return true }
    let isIdentifier = text.allSatisfy { $0.isLetter || $0.isNumber || "._$".contains($0) }
    guard isIdentifier, text.contains(where: \.isLetter), !text.hasSuffix(".") else { return false }
    if text.contains(".") {
      // Names of icons in Flutter, Compose and Android.
      if ["Icons.", "CupertinoIcons.", "R.drawable.", "R.string."].contains(where: { text.hasPrefix($0) }) {
        return true
      }
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 2, let last = parts.last, last.first?.isUppercase == true else { return false }
      return parts.dropLast().allSatisfy { $0.first?.isLowercase == true && !$0.contains(where: \.isUppercase) }
        && last.contains(where: \.isLowercase)
    }
    if text.contains("_"), !text.contains(where: \.isLowercase) {
      let parts = text.split(separator: "_")
      return parts.count > 1 && parts.allSatisfy { $0.count > 1 && $0.contains(where: \.isLetter) }
    }
    let bare = text.drop { $0 == "_" }
    if wordEndings.contains(where: { bare.hasSuffix($0) }), !bare.hasPrefix("UI"), !bare.hasPrefix("NS"),
      bare.count(where: \.isUppercase) < 3
    {
      return false
    }
    return classEndings.contains { ending in
      let before = bare.dropLast(ending.count)
      return bare.hasSuffix(ending) && before.count > 1 && before.first?.isUppercase == true
        && (before.contains(where: \.isLowercase) || ["UI", "NS", "MK", "WK"].contains(String(before)))
    }
  }

  private static func isResourceName(_ text: String) -> Bool {
    if !text.contains(" "), let slash = text.firstIndex(of: "/") {
      let kind = text[..<slash].split(separator: ":").last.map { $0.drop { $0 == "@" || $0 == "+" } } ?? ""
      let isKind = ["id", "drawable", "string", "mipmap", "layout", "color", "dimen", "raw", "plurals"].contains(kind)
      let name = text[text.index(after: slash)...]
      let isReference = text.hasPrefix("@") || text[..<slash].contains(":")
      return isKind && isReference && !name.isEmpty
        && name.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    }
    // A number of Android's resource table, shown in place of its text: 0x7f000000 and the first twenty types.
    // Telephone numbers of Los Angeles begin above them.
    return text.split(whereSeparator: { !$0.isNumber }).contains { digits in
      Int(digits).map { (0x7F01_0000...0x7F13_FFFF).contains($0) } ?? false
    }
  }
}
