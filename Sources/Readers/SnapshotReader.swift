/// Reads one export format.
///
/// It declares what the format is, how it is told from others, and what it carries; `ExportReader` does the rest.
public protocol SnapshotReader: Sendable {
  var format: ExportFormat { get }
}

/// A format whose trees are JSON.
protocol JSONSnapshotReader: SnapshotReader {
  var signature: JSONSignature { get }

  /// Reads the tree whose outermost object or array the cursor has returned and not entered.
  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree
}

/// A format whose trees are XML.
protocol XMLSnapshotReader: SnapshotReader {
  var signature: XMLSignature { get }

  /// Reads the document from its start.
  func read(_ xml: inout XMLCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree
}
