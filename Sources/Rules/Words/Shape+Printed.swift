/// What programs print for programmers and an app shows by mistake.
extension Shape {
  /// Whether a text holds the place of an argument that was never filled in, or is the print of a value.
  ///
  /// Source: `String(describing:)` of an optional, Kotlin's `toString()` of a data class, `Object.toString()` of Java,
  /// `NSObject.description`, and the format strings of Android and iOS.
  static func isPrinted(_ text: String) -> Bool {
    if isIdentity(text) { return true }
    // Nearly no text has one of these characters, or this word.
    let hasMark = text.utf8.contains { "%{(@<".utf8.contains($0) }
    guard hasMark || text.hasPrefix("undefined") || text.hasSuffix("undefined"), text.utf8.count < 2000 else {
      return false
    }
    if text.hasPrefix("undefined ") || text.hasSuffix(" undefined") { return true }
    if !hasMark { return false }
    return holdsPlaceOfArgument(text) || isPrintOfValue(text)
  }

  /// `6f9619ff-8b86-d011-b42d-00c04fc964ff`, `a3f9c2e1b7d84410`: no person can say what has such a name.
  private static func isIdentity(_ text: String) -> Bool {
    guard text.utf8.count >= 16, text.utf8.count <= 128 else { return false }
    if text.wholeMatch(of: #/[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}/#) != nil { return true }
    return text.allSatisfy { $0.isASCII && $0.isHexDigit } && text.count(where: \.isNumber) > 3
      && text.count(where: \.isLetter) > 3
  }

  /// `%1$s`, `%@`, `%lld`, `{count}`, `${name}`.
  private static func holdsPlaceOfArgument(_ text: String) -> Bool {
    // “100 %d”, “50%s”: a number before the sign makes it a percentage.
    if text.firstMatch(of: #/(?:^|[^0-9%\s]|[^0-9%]\s)%(?:[0-9]+\$)?(?:@|l{0,2}d|s)(?![A-Za-z0-9])/#) != nil {
      return true
    }
    if text.firstMatch(of: #/(?:^|[^0-9%])\s?%[0-9]+\$(?:@|l{0,2}d|s)(?![A-Za-z0-9])/#) != nil { return true }
    return text.firstMatch(of: #/\{\{?\s?(?:[A-Za-z][A-Za-z0-9_.]{1,40}|[0-9])\s?\}/#) != nil
  }

  private static func isPrintOfValue(_ text: String) -> Bool {
    if text.hasPrefix("Optional("), text.hasSuffix(")") { return true }
    if text.wholeMatch(of: #/[A-Z][A-Za-z0-9]+\([a-z][A-Za-z0-9]*=.*\)/#) != nil { return true }
    if text.wholeMatch(of: #/(?:[a-z][a-z0-9_]*\.)*[A-Z][A-Za-z0-9_$]*@[0-9a-f]{5,8}/#) != nil { return true }
    return text.firstMatch(of: #/^<[A-Za-z_.]+: 0x[0-9a-f]{6,}/#) != nil
  }
}
