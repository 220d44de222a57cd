import AccessibilityTree

/// Text of strangers in XML and HTML, as content or as the value of an attribute in double quotation marks.
enum MarkupText {
  /// The text on one line, with invisible characters written out and nothing that markup is made of.
  static func line(_ text: String) -> String { escaped(CleanText.line(text)) }

  /// The text as it is, with nothing that markup is made of. Only for text of our own.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isMarkup) else { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 32)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}
