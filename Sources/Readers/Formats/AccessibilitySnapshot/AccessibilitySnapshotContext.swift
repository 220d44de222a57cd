import AccessibilityTree

/// Where AccessibilitySnapshot says that an element stands: “2 of 5”, a tab.
///
/// Source: cashapp/AccessibilitySnapshot AccessibilityContext.swift; Localizable.strings, context.series.
enum AccessibilitySnapshotContext {
  private enum Key: String, KnownKeys {
    case index, count

    static let table = NumberedKeys<Key>()
  }

  /// Reads the context whose object the cursor has returned and not entered.
  static func read(_ json: inout JSONCursor) throws(ReadFault) -> (position: Position?, isTab: Bool) {
    var (index, count, isTab) = (0, 0, false)
    try json.enter()
    while let kind = try json.next() {
      isTab = ["tab", "tabBarItem"].contains(kind.keyText)
      guard kind.isObject else { continue }
      try json.enter()
      let keys = Key.table
      while let item = try json.next(keys.table) {
        switch keys[item.key] {
        case .index: index = item.number.flatMap(Int.init(exactly:)) ?? 0
        case .count: count = item.number.flatMap(Int.init(exactly:)) ?? 0
        case nil: break
        }
      }
    }
    return (index >= 1 && index <= count ? Position(index: index, count: count) : nil, isTab)
  }

  /// The place that a spoken description ends with, unless the app's own words end so.
  static func position(in description: String, label: String?, value: String?) -> Position? {
    // A place is short; looking for it in all of a long text would take the square of its length.
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
