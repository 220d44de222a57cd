/// Keys of texts and of resources.
extension Shape {
  /// `cart.item.button_increase`, `login.submit.title`: the key of a text that nobody translated.
  static func isTranslationKey(_ text: String) -> Bool {
    if isJoinedKey(text) { return true }
    let scalars = text.unicodeScalars
    guard scalars.contains("."),
      scalars.allSatisfy({ $0.isSmallLetter || $0.isDigit || $0 == "_" || $0 == "." })
    else { return false }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, parts.allSatisfy({ $0.first?.isLetter == true && $0.count > 1 })
    else { return false }
    // Nobody registers a domain with a low line, and none of the words is the end of one.
    return keyEndings.contains(String(last)) || isKeyWithNumber(parts)
      || (parts.contains { $0.contains("_") } && (parts.count > 2 || keyBeginnings.contains(String(parts[0]))))
  }

  /// `form.step2.next`: an address ends otherwise, and so does the name of a package begin; three words are a place on earth.
  private static func isKeyWithNumber(_ parts: [Substring]) -> Bool {
    guard parts.count > 2, let first = parts.first, let last = parts.last else { return false }
    return parts.contains { $0.last?.isNumber == true && $0.contains(where: \.isLetter) }
      && ![first, last].contains { $0.count < 3 || addressEndings.contains(String($0)) }
  }

  /// `checkout.payButton`, `home.tabs.titleText`: the same in the other style. Of three words and more, whatever the last
  /// is called: `compose.title.removeAttachment`.
  private static func isJoinedKey(_ text: String) -> Bool {
    guard text.unicodeScalars.allSatisfy({ $0.isOfIdentifier || $0 == "." }) else { return false }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, parts.allSatisfy({ $0.first?.isLowercase == true && $0.count > 1 }),
      let capital = last.lastIndex(where: \.isUppercase)
    else { return false }
    let isAddress = parts[0] == "www" || parts.contains { addressEndings.contains($0.lowercased()) }
    if parts.count > 2, !isAddress { return true }
    return keyEndings.contains(last[capital...].lowercased()) || codeWords.contains(last[capital...].lowercased())
  }

  static func isResourceName(_ text: String) -> Bool {
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
