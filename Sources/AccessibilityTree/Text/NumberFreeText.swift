/// A text with each number replaced by one sign, so that “87 open tabs” and “88 open tabs” are the same.
public enum NumberFreeText {
  /// The text with `#` for each number; a text without digits is unchanged.
  public static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDigit) else { return text }
    var result = ""
    var isInNumber = false
    for scalar in text.unicodeScalars {
      if isDigit(scalar) {
        if !isInNumber { result += "#" }
        isInNumber = true
      } else {
        result.unicodeScalars.append(scalar)
        isInNumber = false
      }
    }
    return result
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? ("0"..."9").contains(scalar) : scalar.properties.numericType == .decimal
  }
}
