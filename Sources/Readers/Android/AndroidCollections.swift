import AccessibilityTree

/// Collects collection and item info of an Android tree until the whole tree is read and places can be counted.
///
/// Source: AccessibilityNodeInfo.CollectionInfo and .CollectionItemInfo. Indices count from 0, and a count of 0 or -1
/// means unknown.
struct AndroidCollections {
  private var items: [Int: (row: Int, column: Int)] = [:]

  mutating func stateItem(row: Int, column: Int, of index: Int) { items[index] = (row, column) }

  /// States the place of every item in the nearest collection around it, as TalkBack counts: along the rows of a list,
  /// along the columns of a row. An item of a grid has a row and a column instead. If a collection does not know its
  /// length, its items have no place.
  func settle(in builder: inout SnapshotBuilder) {
    if items.isEmpty { return }
    let nearest = builder.nearestCollections()
    for (index, item) in items.sorted(by: { $0.key < $1.key }) {
      guard nearest[index] >= 0, let collection = builder.collection(of: Int(nearest[index])) else { continue }
      let (rows, columns) = (collection.rows ?? 0, collection.columns ?? 0)
      if rows > 1, columns > 1 {
        let cell = GridPlace(row: Self.number(item.row, rows), column: Self.number(item.column, columns))
        if cell.row != nil || cell.column != nil { builder.changeExtras(of: index) { $0.cell = cell } }
        continue
      }
      let place = columns <= 1 ? (item.row, rows) : (item.column, columns)
      guard place.0 >= 0, place.0 < place.1 else { continue }
      builder.changeExtras(of: index) { $0.position = Position(index: place.0 + 1, count: place.1) }
    }
  }

  /// The index counted from 1; nil if the collection does not have it.
  private static func number(_ index: Int, _ count: Int) -> Int? { (0..<count).contains(index) ? index + 1 : nil }
}

extension AndroidNodeBuilder {
  /// States the shape of a collection. Counts of 0 and less are ignored.
  ///
  /// - Parameter selectionMode: 0 none, 1 single, 2 multiple; nil if the exporter does not say.
  mutating func stateCollection(rows: Int?, columns: Int?, selectionMode: Int? = nil, of index: Int) {
    builder.carried.insert(.collection)
    let collection = Collection(
      rows: rows.flatMap { $0 > 0 ? $0 : nil }, columns: columns.flatMap { $0 > 0 ? $0 : nil },
      selection: selectionMode.flatMap(SelectionMode.init))
    builder.changeExtras(of: index) { $0.collection = collection }
  }

  /// States the place of an item, counted from 0. `finish` turns it into “2 of 3”.
  mutating func stateItem(row: Int, column: Int, of index: Int) {
    builder.carried.insert(.position)
    collections.stateItem(row: row, column: column, of: index)
  }

  /// States the range of a slider or progress bar. Ends that are not finite are left out.
  ///
  /// Source: AccessibilityNodeInfo.RangeInfo.
  mutating func stateRange(minimum: Double?, maximum: Double?, current: Double?, of index: Int) {
    builder.carried.insert(.range)
    let range = ValueRange(
      minimum: minimum.flatMap { $0.isFinite ? $0 : nil }, maximum: maximum.flatMap { $0.isFinite ? $0 : nil },
      current: current.flatMap { $0.isFinite ? $0 : nil })
    builder.changeExtras(of: index) { $0.range = range }
  }

  /// States a range whose ends are known to be finite.
  mutating func stateRange(_ range: ValueRange, of index: Int) {
    stateRange(minimum: range.minimum, maximum: range.maximum, current: range.current, of: index)
  }

  /// States the live region by Android's number, 0 to 2. Other numbers are ignored.
  mutating func stateLiveRegion(_ number: Int, of index: Int) {
    guard let region = UInt8(exactly: number).flatMap(LiveRegion.init(rawValue:)) else { return }
    builder.carried.insert(.liveRegion)
    if region != .none { builder.changeExtras(of: index) { $0.liveRegion = region } }
  }
}
