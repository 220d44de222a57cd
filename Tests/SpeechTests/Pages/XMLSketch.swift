/// One XML element.
enum XMLSketch {
  static func element(_ tag: String, _ attributes: [(String, String)], _ children: [String]) -> String {
    let start = "<" + tag + attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    return children.isEmpty ? start + "/>" : start + ">" + children.joined() + "</\(tag)>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      .replacing("\n", with: "&#10;")
  }
}
