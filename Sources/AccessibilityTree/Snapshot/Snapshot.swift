/// The accessibility tree of one screen at one moment, as one exporter wrote it. Immutable.
///
/// Nodes are in a flat array in preorder: the nodes below node `i` are exactly those from `i + 1` to before
/// `subtreeEnd`.
public final class Snapshot: Sendable {
  /// Name of the export format, such as `wda-json`; `canonical` for our own.
  public let format: String
  public let meta: SnapshotMeta
  public let labels: Labels
  /// What happened during the capture. `.notExported` if nobody recorded it; an empty list if nothing happened.
  public let events: Evidence<[Event]>
  /// The results of the exporter's own checks, in its order; empty if it has none.
  public let verdicts: [Verdict]
  /// Nodes below which the exporter stopped: some or all of their children may be missing.
  public let cut: NodeSet
  /// Those of them whose first children are all there, so that missing ones could only come after the last.
  public let endCut: NodeSet
  public let facts: ExportFacts
  /// Words of the export that a11yd does not know and left out, such as “the trait “Glowing””; each once.
  public let unread: [String]
  let records: [NodeRecord]
  let extras: [Int32: NodeExtras]
  /// The properties that this export states for at least one node, or leaves out only if they have their default.
  public let carried: PropertySet

  init(
    format: String, meta: SnapshotMeta, labels: Labels, events: Evidence<[Event]>, records: [NodeRecord],
    extras: [Int32: NodeExtras], carried: PropertySet, verdicts: [Verdict], cut: NodeSet, endCut: NodeSet,
    facts: ExportFacts, unread: [String]
  ) {
    self.format = format
    self.meta = meta
    self.labels = labels
    self.events = events
    self.records = records
    self.extras = extras
    self.carried = carried
    self.verdicts = verdicts
    self.cut = cut
    self.endCut = endCut
    self.facts = facts
    self.unread = unread
  }

  /// How many nodes there are.
  public var count: Int { records.count }
  public var platform: Platform? { meta.platform }

  /// The node at this place in preorder.
  public subscript(index: Int) -> Node { Node(snapshot: self, index: index) }

  /// Every node in preorder.
  public var nodes: some RandomAccessCollection<Node> {
    (0..<records.count).lazy.map { Node(snapshot: self, index: $0) }
  }

  /// The columns, for one sweep over all nodes.
  public func withRecords<Result>(_ body: (UnsafeBufferPointer<NodeRecord>) -> Result) -> Result {
    records.withUnsafeBufferPointer(body)
  }

  /// Whether this export can say anything about the property.
  public func carries(_ property: Property) -> Bool { carried.contains(property) }
}
