/// What is drawn where people look for words: characters of icon fonts, signs and check marks.
extension Shape {
  static func isIconCharacter(_ text: String) -> Bool {
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

  static func isSign(_ text: String) -> Bool {
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

  static func isTicked(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    // Nearly no text has one.
    guard scalars.contains(where: { $0.value > 0x2000 && ticks.contains($0) }),
      let first = scalars.first(where: { !isUnseen($0) }), let last = scalars.last(where: { !isUnseen($0) })
    else { return false }
    return (ticks.contains(first) || ticks.contains(last)) && scalars.contains { $0.properties.isAlphabetic }
  }

  private static let ticks = Set("✓✔☑✅🗸◉⦿".unicodeScalars)
}
