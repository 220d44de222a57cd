/// A format whose trees are XML.
protocol XMLSnapshotReader: SnapshotReader {
  var signature: XMLSignature { get }

  /// Reads the document from its start.
  func read(_ xml: inout XMLCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree
}
