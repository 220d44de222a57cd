/// Names of classes, variables and functions.
extension Shape {
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

  static func isClassName(_ text: String) -> Bool {
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
}
