/// Names of files and of pictures in an app.
extension Shape {
  static func isFileName(_ text: String) -> Bool {
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

  static func isAssetName(_ whole: String) -> Bool {
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
    if isSizedAssetName(text) { return true }
    if scalars.contains(".") {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count > 1 && parts.allSatisfy { symbolWords.contains(String($0)) || $0.contains(where: \.isNumber) }
        && symbolWords.contains(String(parts[0]))
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }), parts[0].contains(where: \.isLetter) else { return false }
    // “arrow-left”, as sets of icons have it.
    if iconShapes.contains(parts[0]), parts.contains(where: iconDirections.contains) { return true }
    return assetPrefixes.contains(parts[0]) || (parts.count > 2 && isLongAssetName(parts))
  }

  /// “field-bg-rounded”, “map-marker-green”: of three words and more, with one of programmers or a colour at the end.
  private static func isLongAssetName(_ parts: [String]) -> Bool {
    let last = parts[parts.count - 1]
    return assetSuffixes.contains(last) || parts.contains(where: hyphenatedPictureWords.contains)
      || (shapeColours.contains(last) && parts.contains(where: colouredShapes.contains))
  }

  /// “eye24”: what an icon shows, and the side of its square.
  private static func isSizedAssetName(_ text: String) -> Bool {
    let size = text.suffix(2)
    return iconSizes.contains(size) && sizedIcons.contains(String(text.dropLast(size.count)))
  }

  /// None of these with a number behind it is what somebody calls a thing, as a shop is called home24.
  private static let sizedIcons: Set<String> = [
    "arrow", "bell", "caret", "check", "checkmark", "chevron", "close", "cog", "cross", "edit", "eye", "gear", "heart",
    "hamburger", "lock", "menu", "minus", "pencil", "plus", "search", "share", "trash", "xmark",
  ]
  private static let iconSizes: Set<Substring> = ["12", "14", "16", "18", "20", "24", "28", "32", "36", "40", "48"]

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
}
