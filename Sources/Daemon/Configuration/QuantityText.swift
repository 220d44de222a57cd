/// A number and its unit: “4 MiB”, “4MiB”.
enum QuantityText {
  /// The number and the unit; nil unless the text is a number without a sign, and a unit.
  static func parts(of text: String) -> (number: Int, unit: String)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    guard let number = Int(digits), !unit.isEmpty else { return nil }
    return (number, String(unit))
  }
}
