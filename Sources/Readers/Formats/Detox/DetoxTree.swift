/// Interprets the views of a Detox hierarchy for one platform.
protocol DetoxTree {
  /// Begins the view of the element that the cursor is at, and states what it says.
  mutating func open(_ xml: inout XMLCursor, level: Int, limits: ReadLimits) throws(ReadFault)
  mutating func close()
  consuming func finish() -> ReadTree
}
