/// Times as people write them: “200 ms”, “30 s”, “5 min”, “2 h”, “90 d”.
enum TimeText {
  private static let units: [(name: String, milliseconds: Int)] = [
    ("d", 86_400_000), ("h", 3_600_000), ("min", 60_000), ("s", 1_000), ("ms", 1),
  ]

  static let unitNames = units.map(\.name)

  /// The time; nil if the text is not a time. A number needs a unit.
  static func time(_ text: String) -> Duration? {
    guard let (number, unit) = QuantityText.parts(of: text),
      let milliseconds = units.first(where: { $0.name == unit })?.milliseconds
    else { return nil }
    let (product, overflows) = number.multipliedReportingOverflow(by: milliseconds)
    return overflows ? nil : .milliseconds(product)
  }

  /// In the largest unit in which it is a whole number.
  static func text(of time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    if milliseconds == 0 { return "0 s" }
    let unit = units.first { milliseconds % $0.milliseconds == 0 } ?? ("ms", 1)
    // “60 s” is what people say.
    if unit.name == "min", milliseconds == 60_000 { return "60 s" }
    if unit.name == "d", milliseconds == 86_400_000 { return "24 h" }
    return "\(milliseconds / unit.milliseconds) \(unit.name)"
  }
}
