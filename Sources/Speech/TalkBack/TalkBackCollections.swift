import AccessibilityTree

/// What TalkBack says at a stop because of the collection around it: “2 of 4”, “row 2”, “In list, 4 items” on entering
/// and “Out of list” on leaving.
///
/// Source: google/talkback, EventTypeViewAccessibilityFocusedFeedbackRule, CollectionState, CollectionStateFeedbackUtils.
struct TalkBackCollections {
  /// By node: the nearest collection around it, -1 for none.
  private var collections: [Int32]
  private var positions: [Int: Position] = [:]
  /// For each stop, the row and column as far as they are new.
  private var cells: [Int: GridPlace] = [:]
  /// For each stop, the collection that is entered there, or left.
  private var entered: [Int: Int] = [:]
  private var left: [Int: Int] = [:]
  private let columns: Columns
  private let words: TalkBackWords

  init(_ columns: Columns, stops: NodeSet, words: TalkBackWords) {
    self.columns = columns
    self.words = words
    collections = [Int32](repeating: -1, count: columns.count)
    /// For each node, itself or the wrapper above it that carries the position, or -1.
    var items = collections
    let carriesPosition = columns.snapshot.carries(.position)
    for node in 0..<columns.count {
      let parent = columns.parent(node)
      if parent >= 0 {
        let isCollection = Self.isCollection(parent, columns)
        collections[node] = isCollection ? Int32(parent) : collections[parent]
        if !isCollection, !stops.contains(parent) { items[node] = items[parent] }
      }
      if carriesPosition, columns.snapshot[node].hasPlace { items[node] = Int32(node) }
    }
    follow(stops, items)
  }

  /// Goes from stop to stop as `CollectionState` does. Items are spoken when they change. A collection is spoken when
  /// it is entered from outside or from another one, and again when it is left for none.
  private mutating func follow(_ stops: NodeSet, _ items: [Int32]) {
    var lastItem: Int32 = -1
    var inside: Int32 = -1
    var lastCell: GridPlace?
    for node in stops {
      let collection = collections[node]
      let isNew = items[node] != lastItem
      if items[node] >= 0, isNew || collection != inside {
        let item = columns.snapshot[Int(items[node])]
        positions[node] = item.position.value
        if let cell = item.cell.value {
          let last = collection == inside ? lastCell : nil
          cells[node] = GridPlace(
            row: cell.row == last?.row ? nil : cell.row, column: cell.column == last?.column ? nil : cell.column)
          lastCell = cell
        }
      }
      lastItem = items[node]
      if collection == inside { continue }
      if collection >= 0, count(of: Int(collection), at: node) > 1 {
        entered[node] = Int(collection)
        inside = collection
      } else {
        if inside >= 0 { left[node] = Int(inside) }
        inside = -1
      }
    }
  }

  /// The position that TalkBack speaks; a set of one has none.
  func position(of node: Int) -> Position? {
    // A page is spoken on entering the pager only.
    if collections[node] >= 0, columns.role(Int(collections[node])) == .pager { return nil }
    return positions[node].flatMap { $0.count > 1 ? $0 : nil }
  }

  /// Whether exactly one item of the collection around this node can be selected.
  ///
  /// A radio group says this only in new versions of Android; otherwise its class identifies it. Nil if it is unknown:
  /// for a radio button in a format without selection modes.
  func isSingleSelection(_ node: Int) -> Bool? {
    let own = collections[node] >= 0 ? columns.snapshot[Int(collections[node])].collection.value?.selection : nil
    if let own { return own == .single }
    guard columns.role(node) == .radioButton else { return false }
    var group = columns.parent(node)
    while group >= 0, group != Int(collections[node]) {
      if columns.text(.nativeClass, group)?.hasSuffix("RadioGroup") == true { return true }
      group = columns.parent(group)
    }
    if group >= 0, columns.text(.nativeClass, group)?.hasSuffix("RadioGroup") == true { return true }
    return columns.snapshot.carries(.collection) ? false : nil
  }

  /// The row and the column, as far as they differ from those of the stop before.
  func gridPlace(of node: Int) -> [String] {
    guard let cell = cells[node] else { return [] }
    let row = cell.row.map { PositionTemplate.spoken(words.row, String($0)) }
    let column = cell.column.map { PositionTemplate.spoken(words.column, String($0)) }
    return [row, column].compactMap(\.self)
  }

  /// The collection that is entered at this stop, in TalkBack's words.
  func entry(at node: Int) -> (words: String, collection: Int)? {
    guard let collection = entered[node] else { return nil }
    let name = name(of: collection)
    if columns.role(collection) == .pager {
      let page = positions[node].map { ", " + PositionTemplate(text: words.page).spoken($0) } ?? ""
      return (pagerWords(collection).entering + name + page, collection)
    }
    if let (rows, across) = grid(collection) {
      return ("\(words.inGrid)\(name), \(rows) \(words.rows), \(across) \(words.columns)", collection)
    }
    return ("\(words.inList)\(name), \(count(of: collection, at: node)) \(words.items)", collection)
  }

  /// The collection that was left before this stop, for none.
  func exit(at node: Int) -> (words: String, collection: Int)? {
    left[node].map { (leaving($0) + name(of: $0), $0) }
  }

  private func leaving(_ collection: Int) -> String {
    if columns.role(collection) == .pager { return pagerWords(collection).leaving }
    return grid(collection) == nil ? words.outOfList : words.outOfGrid
  }

  /// By the way in which its pages lie.
  private func pagerWords(_ pager: Int) -> (entering: String, leaving: String) {
    let info = columns.snapshot[pager].collection.value
    guard grid(pager) == nil, info?.rows != nil || info?.columns != nil else {
      return (words.inPager, words.outOfPager)
    }
    return (info?.rows ?? 0) > 1
      ? (words.inVerticalPager, words.outOfVerticalPager) : (words.inHorizontalPager, words.outOfHorizontalPager)
  }

  private func name(of collection: Int) -> String { columns.text(.label, collection).map { " " + $0 } ?? "" }

  private func grid(_ collection: Int) -> (rows: Int, columns: Int)? {
    let info = columns.snapshot[collection].collection.value
    guard let rows = info?.rows, let across = info?.columns, rows > 1, across > 1 else { return nil }
    return (rows, across)
  }

  /// How many items there are, as far as the collection or the place of this stop in it says.
  private func count(of collection: Int, at node: Int) -> Int {
    let info = columns.snapshot[collection].collection.value
    return info.map { max($0.rows ?? 0, $0.columns ?? 0) } ?? positions[node]?.count ?? 0
  }

  /// Collection info, or a named list or tab bar, which Android's own never are without it.
  private static func isCollection(_ node: Int, _ columns: Columns) -> Bool {
    if columns.snapshot.carries(.collection), columns.snapshot[node].collection.value != nil { return true }
    switch columns.role(node) {
    case .tabList, .segmentedControl, .list, .grid, .table: return columns.hasText(.label, node)
    default: return false
    }
  }
}
