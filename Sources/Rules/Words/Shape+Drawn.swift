/// What drawing programs and programmers call the parts of a picture or of a screen.
extension Shape {
  /// What drawing programs call the layers of a picture: “Group 1847”, “Rectangle 12 Copy 2”, “icon/24/close”.
  ///
  /// There are teams and lines with small numbers, so those words need a number that nobody gives to either.
  static func isLayerName(_ text: String) -> Bool {
    guard text.utf8.count < 60, text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    var scanner = TextScanner(text)
    if scanner.take(anyOf: numberedLayers) {
      return scanner.take(" ") && scanner.takeAll(\.isDigit) >= 3 && scanner.isAtEnd
    }
    if scanner.take(anyOf: drawnLayers) {
      guard scanner.take(" "), scanner.takeAll(\.isDigit) > 0 else { return false }
      if scanner.take(" Copy"), scanner.take(" "), scanner.takeAll(\.isDigit) == 0 { return false }
      return scanner.isAtEnd
    }
    guard scanner.take(anyOf: layerFolders), scanner.next == "/" else { return false }
    while scanner.take("/") {
      guard scanner.takeAll({ $0.isOfIdentifier || $0 == "_" || $0 == "-" }) > 0 else { return false }
    }
    return scanner.isAtEnd
  }

  /// `didTapAddWaypoint:`, `handleTap(_:)`, `#close-button`.
  static func isSelector(_ text: String) -> Bool {
    var scanner = TextScanner(text)
    if scanner.take({ $0 == "#" || $0 == "." }) {
      guard scanner.take(\.isSmallLetter) else { return false }
      scanner.takeAll { $0.isSmallLetter || $0.isDigit }
      var parts = 0
      while scanner.take({ $0 == "-" || $0 == "_" }) {
        guard scanner.takeAll({ $0.isSmallLetter || $0.isDigit }) > 0 else { return false }
        parts += 1
      }
      return parts > 0 && scanner.isAtEnd
    }
    guard text.hasSuffix(":") || text.hasSuffix(")"), scanner.takeAll(\.isSmallLetter) > 1 else { return false }
    var words = 0
    while scanner.take(\.isCapitalLetter) {
      guard scanner.takeAll(\.isSmallLetter) > 0 else { return false }
      words += 1
    }
    guard words > 0 else { return false }
    if scanner.take(":") || scanner.take("()") { return scanner.isAtEnd }
    guard scanner.take("(") else { return false }
    var arguments = 0
    while scanner.takeAll({ $0.isSmallLetter || $0.isCapitalLetter || $0 == "_" }) > 0 {
      guard scanner.take(":") else { return false }
      arguments += 1
    }
    return arguments > 0 && scanner.take(")") && scanner.isAtEnd
  }
}
