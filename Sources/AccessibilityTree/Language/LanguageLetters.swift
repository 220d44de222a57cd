/// The letters that a language is written in.
///
/// A class, because its owner would otherwise be copied for every text that is checked.
package final class LanguageLetters: Sendable {
  /// The scripts of the language; nil if the language is unknown.
  private let scripts: [Script]?
  private let isLatin: Bool

  /// - Parameter language: BCP 47; nil means an unknown language that is not written in Latin letters.
  package init(of language: String?) {
    scripts = language.map { Script.scripts(of: String($0.prefix { $0 != "-" && $0 != "_" }).lowercased()) }
    isLatin = scripts?.contains(.latin) ?? false
  }

  /// Whether most letters of the text are used in the language; a text without letters fits every language.
  package func fit(_ text: String) -> Bool {
    var text = text
    let known = text.withUTF8 { bytes -> Bool? in
      if bytes.allSatisfy({ $0 < 0x80 }) { return isLatin || !bytes.contains { ($0 | 0x20) &- 0x61 < 26 } }
      return isLatin && Self.isLatin(bytes) ? true : nil
    }
    return known ?? fitByLetters(text)
  }

  /// Whether the first bytes of all characters tell that the letters among them are Latin.
  private static func isLatin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (place, byte) in bytes.enumerated() where byte >= 0xC0 {
      // Up to U+023F letters are Latin, except for three signs that begin with 0xC2. From U+2000 on there are dashes,
      // dots and quotation marks.
      let isPunctuation = byte == 0xE2 && bytes[place + 1] == 0x80
      if byte == 0xC2 || byte > 0xC8, !isPunctuation { return false }
    }
    return true
  }

  /// The same for a text of which it is known whether it has only characters of ASCII.
  package func fit(_ text: String, isASCII: Bool) -> Bool { isASCII && isLatin || fit(text) }

  private func fitByLetters(_ text: String) -> Bool {
    var (letters, own) = (0, 0)
    // Half of such a text is ASCII, which needs no look at scripts.
    let ownASCII = scripts.map { _ in isLatin } ?? false
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        guard (scalar.value | 0x20) &- 0x61 < 26 else { continue }
        letters += 1
        if ownASCII { own += 1 }
        continue
      }
      guard let script = Script(scalar) else { continue }
      letters += 1
      if scripts?.contains(script) ?? (script != .latin) { own += 1 }
    }
    return letters == 0 || own * 2 >= letters
  }
}
