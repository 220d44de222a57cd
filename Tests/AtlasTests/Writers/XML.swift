/// An XML element with its attributes in the order in which the exporter writes them.
struct XML {
  var tag: String
  var attributes: [(String, String)]
  var children: [XML] = []

  /// The element and all in it, without spaces between.
  var rendered: String {
    let start = "<" + tag + attributes.map { " \($0)=\"\(Self.escaped($1))\"" }.joined()
    return children.isEmpty ? start + "/>" : start + ">" + children.map(\.rendered).joined() + "</\(tag)>"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      default: escaped.append(character)
      }
    }
  }
}
