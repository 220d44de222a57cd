import AccessibilityTree

/// Reads values of Android nodes in the exporters' various forms.
enum AndroidValues {
  /// A text, or the `text` of a protobuf CharSequence.
  static func text(
    _ item: JSONItem, _ json: inout JSONCursor, _ builder: inout SnapshotBuilder
  ) throws(ReadFault) -> LabelID {
    guard item.isObject else { return builder.intern(item.bytes) }
    var text = LabelID.absent
    try json.enter()
    while let member = try json.next() {
      if member.keyText == "text", member.isString { text = builder.intern(member.bytes) }
    }
    return text
  }

  static func integer(_ item: JSONItem) -> Int? { item.number.flatMap(Int.init(exactly:)) }

  /// The integers of a list; 64-bit ones are in quotes.
  static func numbers(_ item: JSONItem, _ json: inout JSONCursor) throws(ReadFault) -> [Int] {
    guard item.isArray else { return [] }
    var numbers: [Int] = []
    try json.enter()
    while let element = try json.next() {
      if let number = integer(element) { numbers.append(number) }
    }
    return numbers
  }

  /// The numbers and truth values of `{"rowCount": 1}` or “rows:1,cols:3”, by the names of the platform.
  static func namedNumbers(_ item: JSONItem, _ json: inout JSONCursor) throws(ReadFault) -> [String: Double] {
    var numbers: [String: Double] = [:]
    if item.isObject {
      try json.enter()
      while let member = try json.next() {
        if let number = member.number ?? member.flag.map({ $0 ? 1 : 0 }) { numbers[member.keyText] = number }
      }
    } else if let text = item.string {
      for part in text.split(separator: ",") {
        let sides = part.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
        guard sides.count == 2, let number = Double(sides[1]) else { continue }
        numbers[longNames[String(sides[0])] ?? String(sides[0])] = number
      }
    }
    return numbers.filter { $0.value.isFinite && abs($0.value) < 1e9 }
  }

  private static let longNames = [
    "rows": "rowCount", "cols": "columnCount", "row": "rowIndex", "col": "columnIndex",
  ]

  /// The range of named numbers. A range without an extent has no current value; Compose writes one for an indicator
  /// without an amount.
  static func range(_ numbers: [String: Double]) -> ValueRange {
    let (low, high) = (numbers["min"], numbers["max"])
    let isIndeterminate = numbers["type"] == indeterminate || (low != nil && low == high)
    return ValueRange(minimum: low, maximum: high, current: isIndeterminate ? nil : numbers["current"])
  }

  /// RangeInfo.RANGE_TYPE_INDETERMINATE, Android 16.
  private static let indeterminate = 3.0

  static func collection(_ numbers: [String: Double]) -> Collection {
    Collection(
      rows: numbers["rowCount"].map { Int($0) }, columns: numbers["columnCount"].map { Int($0) },
      selection: numbers["selectionMode"].flatMap { SelectionMode(number: Int($0)) })
  }

  /// Android's number, or its name.
  static func liveRegion(_ item: JSONItem) -> Int? {
    switch item.string {
    case "none": 0
    case "polite": 1
    case "assertive": 2
    default: integer(item)
    }
  }

  private enum Edge: String, KnownKeys {
    // In the order in which `bounds` takes them.
    case left, top, right, bottom

    static let table = NumberedKeys<Edge>()
  }

  /// The rectangle from edges by name, in a list or in a text. Protobuf leaves out an edge at 0; an edge that is null
  /// is unknown.
  static func bounds(_ item: JSONItem, _ json: inout JSONCursor) throws(ReadFault) -> Rect? {
    if item.isArray { return try BoundsList.edges(&json) }
    guard item.isObject else { return BoundsText.edges(item.bytes) }
    var edges: InlineArray<4, Double> = [0, 0, 0, 0]
    let keys = Edge.table
    if try !json.enter(keys.table, numbers: &edges) {
      while let edge = try json.next(keys.table) {
        guard edge.key >= 0 else { continue }
        edges[edge.key] = edge.number ?? .nan
      }
    }
    return Rect(left: Float(edges[0]), top: Float(edges[1]), right: Float(edges[2]), bottom: Float(edges[3]))
  }
}
