import AccessibilityTree

/// Nodes of Trailblaze's driver that asks Maestro on iOS.
///
/// Source: block/trailblaze trailblaze-models DriverNodeDetail.IosMaestro; toTrailblazeNodeIosMaestro.
struct TrailblazeIOSMaestroNodes: TrailblazeNodes {
  static let driver = TrailblazeDriver.iosMaestro
  static let format = ExportFormat(
    name: "trailblaze-ios-maestro", displayName: "Trailblaze, Maestro driver on iOS", platform: .ios,
    howToExport: "`trailblazeNodeTree` of a waypoint's example file, or of a step's log in Trailblaze's `logs/`",
    carries: MaestroIOSNodes.carries.union([.placeholder, .showingHint]),
    carriesIfSeen: [.value, .checkable, .checked, .visible, .nativeClass],
    notes: [
      "Contains what Maestro knows: no element type or traits, so rules that need a role answer *cannot tell*.",
      "`text` is the value, the title or the label, whichever there was: it is the value unless it is the label, and a "
        + "node without it may have a value all the same.",
      "A file that was copied from another waypoint keeps its tree but loses the screen's name and time.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Use Trailblaze's AXe driver on a simulator", becomes: "trailblaze-ios-axe")
    ])

  private var nodes = MaestroIOSNodes(format: Self.format, value: .inText)

  init() {}

  mutating func openNode(level: Int, limits: ReadLimits) throws(ReadFault) -> Int {
    let index = try nodes.builder.openNode(level: level, limits: limits)
    nodes.builder.state(.placeholder, .absent, of: index)
    return index
  }

  mutating func closeNode() { nodes.builder.closeNode() }
  mutating func stateMeta(_ capture: TrailblazeCapture) { capture.apply(to: &nodes.builder.meta) }

  mutating func stateBounds(_ edges: InlineArray<4, Double>, of index: Int) {
    nodes.stateBounds(edges, of: index)
  }

  mutating func readDetail(_ json: inout JSONCursor, of index: Int) throws(ReadFault) {
    try nodes.readTrailblazeDetail(&json, of: index, driver: Self.driver)
  }

  mutating func finish() -> ReadTree { nodes.finish() }
}
