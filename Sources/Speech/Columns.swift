import AccessibilityTree

/// The columns of a snapshot for one sweep: records without a reference count to pay for each node.
struct Columns {
  let snapshot: Snapshot
  let records: UnsafeBufferPointer<NodeRecord>
  let labels: Labels
  /// Whether people or our own exporters wrote the tree in the words of the model, so that a role stands for everything
  /// that the platform's own control of that role does.
  let isCanonical: Bool

  init(_ snapshot: Snapshot, _ records: UnsafeBufferPointer<NodeRecord>) {
    self.snapshot = snapshot
    self.records = records
    labels = snapshot.labels
    isCanonical = snapshot.format == "canonical"
  }

  var count: Int { records.count }
  func role(_ node: Int) -> Role { records[node].role }
  func parent(_ node: Int) -> Int { Int(records[node].parent) }
  func end(_ node: Int) -> Int { Int(records[node].subtreeEnd) }
  func hasChildren(_ node: Int) -> Bool { end(node) > node + 1 }

  func isOn(_ flag: Property, _ node: Int) -> Bool { records[node].isOn(flag) }
  func isOff(_ flag: Property, _ node: Int) -> Bool { records[node].isOff(flag) }
  func isKnown(_ flag: Property, _ node: Int) -> Bool { records[node].isKnown(flag) }

  func text(_ property: Property, _ node: Int) -> String? { labels[records[node].text(property)] }
  func hasText(_ property: Property, _ node: Int) -> Bool { records[node].text(property).isText }
  func lacksText(_ property: Property, _ node: Int) -> Bool { records[node].text(property) == .notExported }

  /// The rectangle, or nil for one that the export does not give or that is not finite.
  func rect(_ node: Int) -> Rect? {
    let rect = records[node].bounds
    return rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite ? rect : nil
  }
}
