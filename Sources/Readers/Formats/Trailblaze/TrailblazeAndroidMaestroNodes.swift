import AccessibilityTree

/// Nodes of Trailblaze's driver that asks Maestro on Android.
///
/// Source: block/trailblaze trailblaze-models DriverNodeDetail.AndroidMaestro; toTrailblazeNodeAndroidMaestro.
struct TrailblazeAndroidMaestroNodes: TrailblazeNodes {
  static let driver = TrailblazeDriver.androidMaestro
  static let format = ExportFormat(
    name: "trailblaze-android-maestro", displayName: "Trailblaze, Maestro driver on Android", platform: .android,
    howToExport: "`trailblazeNodeTree` of a waypoint's example file, or of a step's log in Trailblaze's `logs/`",
    carries: MaestroAndroidNodes.carries.union([.visible]),
    carriesIfSeen: [.placeholder, .showingHint, .focusable, .password],
    notes: [
      "Says what Maestro says. `focusable` and `password` count once they are on somewhere: Maestro drops them, and then "
        + "they are off everywhere.",
      "Nodes that are not on screen are left out, so every node counts as visible, except below a web view.",
      "Has no state description, live region, heading, collection or range: rules about them answer *cannot tell*.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Use Trailblaze's accessibility driver (ANDROID_ONDEVICE_ACCESSIBILITY)", becomes: "trailblaze-android")
    ])

  private static let off: [MaestroAttribute] = [.clickable, .focused, .checked, .selected, .scrollable]

  private var nodes = MaestroAndroidNodes(format: Self.format)

  init() {}

  mutating func openNode(level: Int, limits: ReadLimits) throws(ReadFault) -> Int {
    let index = try nodes.builder.openNode(level: level, limits: limits)
    for attribute in Self.off { nodes.state(attribute, false, of: index) }
    nodes.state(.enabled, true, of: index)
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

  mutating func finish() -> ReadTree {
    // Off is not written; where one is on, the others are known to be off.
    for property in [Property.focusable, .password] where nodes.builder.carried.contains(property) {
      for index in 0..<nodes.builder.count where !nodes.builder[index].isKnown(property) {
        nodes.builder.state(property, false, of: index)
      }
    }
    return nodes.finish()
  }
}
