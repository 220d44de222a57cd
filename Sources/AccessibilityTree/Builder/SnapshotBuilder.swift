/// Fills a `Snapshot` from first node to last, in the order in which an exporter writes them.
///
/// A reader opens a node, states its keys in any order, reads its children in between, and closes the node. What a
/// missing key means is settled once, at the end, from the keys that were seen.
public struct SnapshotBuilder: Sendable {
  public var meta = SnapshotMeta()
  public var events: Evidence<[Event]> = .notExported
  /// The properties that the export states for at least one node. Readers add what their format always carries.
  public var carried = PropertySet()
  /// What the exporter's own checks said.
  public var verdicts: [Verdict] = []
  /// What the format implies about the tree as a whole.
  public var facts = ExportFacts()
  /// Words of the export that a11yd does not know and leaves out.
  public private(set) var unread: [String] = []
  public internal(set) var labels = Labels()
  private let format: String
  @usableFromInline var records: [NodeRecord] = []
  private var extras: [Int32: NodeExtras] = [:]
  private var open: Int32 = -1
  private var cut: [Int] = []
  private var endCut: [Int] = []

  /// An empty snapshot of this format.
  public init(format: String) { self.format = format }

  /// How many nodes were opened.
  @inlinable
  public var count: Int { records.count }

  /// Makes room for this many nodes; only for speed.
  public mutating func reserve(_ nodes: Int) { records.reserveCapacity(nodes) }

  /// Begins a node below the open one, and returns its index.
  public mutating func openNode() -> Int {
    let index = records.count
    records.append(NodeRecord(parent: open, subtreeEnd: Int32(index + 1)))
    open = Int32(index)
    return index
  }

  /// Ends the node that is open.
  public mutating func closeNode() {
    guard open >= 0 else { return }
    records[Int(open)].subtreeEnd = Int32(records.count)
    open = records[Int(open)].parent
  }

  /// The record of an opened node, for stating what the export says.
  @inlinable
  public subscript(index: Int) -> NodeRecord {
    get { records[index] }
    _modify { yield &records[index] }
  }

  /// Changes the properties that only few nodes have.
  public mutating func changeExtras(of index: Int, _ change: (inout NodeExtras) -> Void) {
    change(&extras[Int32(index), default: NodeExtras()])
  }

  /// States that the exporter stopped at this node: children of it may be missing.
  public mutating func cutBelow(_ index: Int) { cut.append(index) }

  /// States that the exporter writes a limited number of children, so missing ones come after the last.
  public mutating func cutAfterChildren(of index: Int) { endCut.append(index) }

  /// The range that was stated of a node.
  public func range(of index: Int) -> ValueRange? { extras[Int32(index)]?.range }

  /// Whether changes of this node are announced.
  public func isLive(_ index: Int) -> Bool { extras[Int32(index)]?.liveRegion.map { $0 != .none } ?? false }

  /// For each node, the nearest ancestor that has a collection, or -1. Computed in one sweep, for callers that need
  /// many.
  public func nearestCollections() -> [Int32] {
    var nearest = [Int32](repeating: -1, count: records.count)
    for index in records.indices where records[index].parent >= 0 {
      let parent = records[index].parent
      nearest[index] = extras[parent]?.collection == nil ? nearest[Int(parent)] : parent
    }
    return nearest
  }

  /// The collection of this node.
  public func collection(of index: Int) -> Collection? { extras[Int32(index)]?.collection }

  /// States a yes-or-no property and that this export carries it.
  @inlinable @inline(__always)
  public mutating func state(_ property: Property, _ value: Bool, of index: Int) {
    records[index].set(property, value)
    carried.insert(property)
    if property == .expanded, !value { changeExtras(of: index) { $0.isCollapsed = true } }
  }

  /// Removes a property from all nodes, because what the export says about it proves nothing.
  public mutating func unstate(_ property: Property) {
    guard let bit = property.flagBit else { return }
    for index in records.indices {
      records[index].known &= ~bit
      records[index].on &= ~bit
    }
    carried.remove(property)
  }

  /// States a text and that this export carries it; `.absent` for the empty text.
  @inlinable @inline(__always)
  public mutating func state(_ property: Property, _ text: LabelID, of index: Int) {
    records[index].set(property, text)
    carried.insert(property)
  }

  /// States that this word of the export is not known and was left out.
  public mutating func leaveOut(_ words: String) {
    if !unread.contains(words), unread.count < Self.unreadLimit { unread.append(words) }
  }

  /// The most words that are kept; nobody reads more.
  private static let unreadLimit = 8

  /// The number of this text.
  public mutating func intern(_ utf8: UnsafeBufferPointer<UInt8>) -> LabelID { labels.intern(utf8) }
  /// The number of this text.
  public mutating func intern(_ text: String) -> LabelID { labels.intern(text) }

  /// The finished snapshot. A property that a node leaves out gets its default if the export carries the property.
  ///
  /// - Parameters:
  ///   - defaultOn: states that are on when the exporter leaves them out.
  ///   - perNode: properties that this format writes on some kinds of nodes only, so that a missing key elsewhere stays
  ///     `.notExported`.
  public consuming func finish(defaultOn: PropertySet = [], perNode: PropertySet = []) -> Snapshot {
    settle(defaultOn: defaultOn, perNode: perNode)
    return snapshot
  }

  /// Does the work of `finish` in place, so that a builder in use is not copied.
  public mutating func settle(defaultOn: PropertySet, perNode: PropertySet) {
    while open >= 0 { closeNode() }
    let settled = carried.subtracting(perNode)
    let flags = settled.flags
    let texts = Property.allCases.filter { $0.isText && settled.contains($0) }.compactMap(\.textIndex)
    for index in records.indices {
      let unsaid = flags & ~records[index].known
      records[index].known |= unsaid
      records[index].on |= unsaid & defaultOn.flags
      for text in texts where records[index].texts[text] == .notExported { records[index].texts[text] = .absent }
    }
  }

  /// The snapshot with the nodes in their current state.
  public var snapshot: Snapshot {
    var meta = meta
    if meta.language != nil, meta.languageSource == nil { meta.languageSource = .export }
    var facts = facts
    if records.contains(where: { $0.isOff(.visible) }) { facts.insert(.holdsOutOfView) }
    return Snapshot(
      format: format, meta: meta, labels: labels, events: events, records: records, extras: extras, carried: carried,
      verdicts: verdicts, cut: set(of: cut + endCut),
      endCut: set(of: endCut).subtracting(set(of: cut)), facts: facts, unread: unread)
  }

  private func set(of nodes: [Int]) -> NodeSet {
    var set = NodeSet(count: records.count)
    for index in nodes { set.insert(index) }
    return set
  }
}
