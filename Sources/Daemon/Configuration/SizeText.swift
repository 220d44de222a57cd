/// Sizes as people write them: “4 MiB”, “500 kB”, “100 B”.
enum SizeText {
  private static let units: [(name: String, bytes: Int)] = [
    ("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10), ("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1_000),
    ("B", 1),
  ]

  static let unitNames = units.map(\.name)

  /// The size in bytes; nil if the text is not a size. A number needs a unit.
  static func size(_ text: String) -> Int? {
    guard let (number, unit) = QuantityText.parts(of: text),
      let bytes = units.first(where: { $0.name == unit })?.bytes
    else { return nil }
    let (product, overflows) = number.multipliedReportingOverflow(by: bytes)
    return overflows ? nil : product
  }

  /// In the largest unit in which it is a whole number.
  static func text(of size: Int) -> String {
    let unit = units.first { size >= $0.bytes && size % $0.bytes == 0 } ?? ("B", 1)
    return "\(size / unit.bytes) \(unit.name)"
  }
}
