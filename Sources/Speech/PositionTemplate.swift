import AccessibilityTree

/// A language's template for a position: “%1 of %2”, “%2件中の%1件目です”.
struct PositionTemplate {
  let text: String

  /// A template with one number or text filled in: “row %1”.
  static func spoken(_ template: String, _ text: String) -> String {
    guard let mark = template.firstRange(of: "%1") else { return template }
    return template[..<mark.lowerBound] + text + template[mark.upperBound...]
  }

  /// The position in words.
  func spoken(_ position: Position) -> String {
    var spoken = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "%") {
      spoken += rest[..<mark]
      rest = rest[mark...].dropFirst()
      switch rest.popFirst() {
      case "1": spoken += String(position.index)
      case "2": spoken += String(position.count)
      default: break
      }
    }
    return spoken + rest
  }
}
