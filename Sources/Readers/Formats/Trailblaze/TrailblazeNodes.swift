/// Collects the nodes of one Trailblaze driver; `TrailblazeReader` walks the tree around them.
protocol TrailblazeNodes {
  static var format: ExportFormat { get }
  static var driver: TrailblazeDriver { get }

  init()

  /// Begins a node, with what it says unless its detail says otherwise: the exporter leaves out what has its default.
  mutating func openNode(level: Int, limits: ReadLimits) throws(ReadFault) -> Int
  mutating func closeNode()
  /// Reads the `driverDetail` that the cursor has returned but not entered.
  mutating func readDetail(_ json: inout JSONCursor, of index: Int) throws(ReadFault)
  /// - Parameter edges: left, top, right, bottom; a missing one is 0.
  mutating func stateBounds(_ edges: InlineArray<4, Double>, of index: Int)
  mutating func stateMeta(_ capture: TrailblazeCapture)
  mutating func finish() -> ReadTree
}
