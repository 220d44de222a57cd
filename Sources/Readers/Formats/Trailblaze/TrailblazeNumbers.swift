/// The small objects of numbers in a Trailblaze node.
///
/// Source: block/trailblaze trailblaze-models DriverNodeDetail.AndroidAccessibility.
enum TrailblazeNumbers {
  private static let collectionKeys = KeyTable(["rowCount", "columnCount"])
  private static let itemKeys = KeyTable(["rowIndex", "columnIndex"])
  private static let rangeKeys = KeyTable(["min", "max", "current"])

  /// Rows and columns; -1 where unknown.
  static func collection(_ json: inout JSONCursor) throws(ReadFault) -> InlineArray<2, Double> {
    try numbers(&json, collectionKeys, [-1, -1])
  }

  /// Row and column, counted from 0.
  static func item(_ json: inout JSONCursor) throws(ReadFault) -> InlineArray<2, Double> {
    try numbers(&json, itemKeys, [-1, -1])
  }

  /// Minimum, maximum and current amount; not a number where missing.
  static func range(_ json: inout JSONCursor) throws(ReadFault) -> InlineArray<3, Double> {
    try numbers(&json, rangeKeys, [.nan, .nan, .nan])
  }

  private static func numbers<let count: Int>(
    _ json: inout JSONCursor, _ keys: KeyTable, _ missing: InlineArray<count, Double>
  ) throws(ReadFault) -> InlineArray<count, Double> {
    var numbers = missing
    try json.enter()
    while let item = try json.next(keys) {
      if item.key >= 0, let number = item.number { numbers[item.key] = number }
    }
    return numbers
  }
}
