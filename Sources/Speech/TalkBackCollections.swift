import AccessibilityTree

/// What TalkBack says of a stop because of the collection around it: “2 of 4”, and “In list, 4 items” on entering.
///
/// Source: google/talkback, EventTypeViewAccessibilityFocusedFeedbackRule and CollectionState.
struct TalkBackCollections {
  /// By node: the nearest collection around it, -1 for none.
  private var collections: [Int32]
  private var positions: [Int: Position] = [:]
  private var entered: [Int: Int] = [:]
  private let columns: Columns
  private let words: TalkBackWords

  init(_ columns: Columns, stops: NodeSet, words: TalkBackWords) {
    self.columns = columns
    self.words = words
    collections = [Int32](repeating: -1, count: columns.count)
    /// By node: itself or the wrapper above it that carries the position, -1 for none.
    var items = collections
    let carriesPosition = columns.snapshot.carries(.position)
    for node in 0..<columns.count {
      let parent = columns.parent(node)
      if parent >= 0 {
        let isCollection = Self.isCollection(parent, columns)
        collections[node] = isCollection ? Int32(parent) : collections[parent]
        if !isCollection, !stops.contains(parent) { items[node] = items[parent] }
      }
      if carriesPosition, columns.snapshot[node].position.value != nil { items[node] = Int32(node) }
    }
    var lastItem: Int32 = -1
    var lastCollection: Int32 = -1
    for node in stops {
      // Spoken when the item changes, so not again for a second stop of one item.
      if items[node] >= 0, items[node] != lastItem {
        positions[node] = columns.snapshot[Int(items[node])].position.value
      }
      if collections[node] >= 0, collections[node] != lastCollection { entered[node] = Int(collections[node]) }
      (lastItem, lastCollection) = (items[node], collections[node])
    }
  }

  /// The place that TalkBack speaks; a set of one has none.
  func position(of node: Int) -> Position? {
    positions[node].flatMap { $0.count > 1 ? $0 : nil }
  }

  /// Whether exactly one item of the collection around this node can be selected.
  func isSingleSelection(_ node: Int) -> Bool {
    collections[node] >= 0 && columns.snapshot[Int(collections[node])].collection.value?.selection == .single
  }

  /// The collection that is entered at this stop, in TalkBack's words.
  func entry(at node: Int) -> (words: String, collection: Int)? {
    guard let collection = entered[node] else { return nil }
    let name = columns.text(.label, collection).map { " " + $0 } ?? ""
    let info = columns.snapshot[collection].collection.value
    if let rows = info?.rows, let across = info?.columns, rows > 1, across > 1 {
      return ("\(words.inGrid)\(name), \(rows) \(words.rows), \(across) \(words.columns)", collection)
    }
    let count = info.map { max($0.rows ?? 0, $0.columns ?? 0) } ?? positions[node]?.count ?? 0
    guard count > 1 else { return nil }
    return ("\(words.inList)\(name), \(count) \(words.items)", collection)
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
