/// Whether a text is written in the letters of a language.
package enum LanguageLetters {
  /// Whether most letters of the text are used in the language; a text without letters fits every language.
  ///
  /// - Parameter language: BCP 47; nil stands for a language that nobody knows, and that is not written in Latin letters.
  package static func fit(_ text: String, _ language: String?) -> Bool {
    let scripts = language.map { Script.scripts(of: String($0.prefix { $0 != "-" && $0 != "_" }).lowercased()) }
    var (letters, own) = (0, 0)
    for scalar in text.unicodeScalars {
      guard let script = Script(scalar) else { continue }
      letters += 1
      if scripts?.contains(script) ?? (script != .latin) { own += 1 }
    }
    return letters == 0 || own * 2 >= letters
  }
}
