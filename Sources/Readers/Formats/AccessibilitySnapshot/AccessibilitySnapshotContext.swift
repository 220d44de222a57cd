import AccessibilityTree

/// The position that AccessibilitySnapshot writes for an element: “2 of 5”, a tab, a cell of a data table.
///
/// Source: cashapp/AccessibilitySnapshot AccessibilityContext.swift; Localizable.strings, context.series.
struct AccessibilitySnapshotContext {
  var position: Position?
  var isTab = false
  var cell: GridPlace?

  private enum Key: String, KnownKeys {
    case index, count, row, column, width, height, rowHeaders, columnHeaders

    static let table = NumberedKeys<Key>()
  }

  /// Nothing said.
  init() {}

  /// Reads the context whose object the cursor has returned but not entered.
  init(_ json: inout JSONCursor) throws(ReadFault) {
    try json.enter()
    while let kind = try json.next() {
      isTab = ["tab", "tabBarItem"].contains(kind.keyText)
      guard kind.isObject else { continue }
      try readPlace(&json, isCell: kind.keyText == "dataTableCell")
    }
  }

  private mutating func readPlace(_ json: inout JSONCursor, isCell: Bool) throws(ReadFault) {
    var (index, count) = (0, 0)
    var cell = GridPlace(row: nil, column: nil)
    var columnHeaders: [String] = []
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      let number = item.number.flatMap(Int.init(exactly:))
      switch keys[item.key] {
      case .index: index = number ?? 0
      case .count: count = number ?? 0
      // UIKit's number for “not found” is larger than any table.
      case .row: cell.row = number.flatMap { 0..<Self.notFound ~= $0 ? $0 + 1 : nil }
      case .column: cell.column = number.flatMap { 0..<Self.notFound ~= $0 ? $0 + 1 : nil }
      case .width: cell.columnSpan = max(number ?? 1, 1)
      case .height: cell.rowSpan = max(number ?? 1, 1)
      case .rowHeaders where item.isArray: cell.headers = try Self.readHeaders(&json)
      case .columnHeaders where item.isArray: columnHeaders = try Self.readHeaders(&json)
      case .rowHeaders, .columnHeaders, nil: break
      }
    }
    position = index >= 1 && index <= count ? Position(index: index, count: count) : nil
    cell.headers += columnHeaders
    if isCell { self.cell = cell }
  }

  private static let notFound = 1 << 31

  /// The headers of a cell: “Label”, “Label: Value”, or the value alone.
  private static func readHeaders(_ json: inout JSONCursor) throws(ReadFault) -> [String] {
    var headers: [String] = []
    try json.enter()
    while let header = try json.next() {
      guard header.isObject else { continue }
      var (label, value) = ("", "")
      try json.enter()
      while let item = try json.next() {
        if item.keyText == "label" { label = item.string ?? "" }
        if item.keyText == "value" { value = item.string ?? "" }
      }
      let words = [label, value].filter { !$0.isEmpty }
      if !words.isEmpty { headers.append(words.joined(separator: ": ")) }
    }
    return headers
  }

  /// The position at the end of a spoken description, unless the app's own words end with it.
  static func position(in description: String, label: String?, value: String?) -> Position? {
    // A position is short, and searching all of a long text would take quadratic time.
    guard AccessibilitySnapshotHint.endsWithNumber(description),
      let match = description.suffix(64).firstMatch(of: /(?:^|\D)((\d{1,9}) (?:of|von|из) (\d{1,9})\.)$/)
    else {
      return nil
    }
    let words = match.1.dropLast()
    for own in [label, value] {
      let own = own?.hasSuffix(".") == true ? own?.dropLast() : own?[...]
      if own?.hasSuffix(words) == true { return nil }
    }
    guard let index = Int(match.2), let count = Int(match.3), index >= 1, index <= count else { return nil }
    return Position(index: index, count: count)
  }
}
