/// A format whose trees are JSON.
protocol JSONSnapshotReader: SnapshotReader {
  var signature: JSONSignature { get }

  /// Reads the tree whose outermost object or array the cursor has returned but not entered.
  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree
}
