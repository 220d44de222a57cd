/// Text in messages of SARIF, where brackets and braces can mean something.
enum SARIFText {
  /// The text so that a host shows it as it is: a label such as “[here](https://…)” must not become a link.
  ///
  /// Source: SARIF 2.1.0, sections 3.11.5 (placeholders) and 3.11.6 (links).
  static func plain(_ text: String) -> String {
    var plain = text
    if plain.contains("](") {
      plain = plain.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
    guard plain.utf8.contains(UInt8(ascii: "{")) else { return plain }
    // Other braces are no placeholders, and hosts show doubled ones as they are.
    return plain.replacing(/\{([0-9]+)\}/) { "{{\($0.output.1)}}" }
  }
}
