import AccessibilityTree

/// `maestro hierarchy` of an iPhone or its simulator.
///
/// Source: mobile-dev-inc/maestro maestro-cli PrintHierarchyCommand.kt, maestro-client IOSDriver.kt.
struct MaestroIOSReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "maestro-ios", displayName: "Maestro hierarchy, iOS", platform: .ios,
    howToExport: "`maestro hierarchy > screen.json`",
    carries: MaestroIOSNodes.carries.union([.value, .placeholder, .showingHint]),
    carriesIfSeen: [.checkable, .checked],
    notes: [
      "Carries no element type and no traits: a button, a label and a decorative view look the same, so that every rule "
        + "that begins with a role cannot tell.",
      "The name is `accessibilityText`; `text` is the title, the value or, in newer versions, the name once more.",
      "`checked` is known only where it is on, because it is written as off for everything else.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Export with Appium's XCUITest driver or WebDriverAgent instead", becomes: "wda-json")
    ])

  let signature = JSONSignature(
    all: ["attributes", "children"], usual: ["enabled", "focused", "selected"],
    has: [.key("title")])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var nodes = MaestroIOSNodes(format: format, value: .itself)
    try MaestroTree.read(&json, into: &nodes, limits: limits)
    // The node above the application is Maestro's own; XCTest does not know it.
    if nodes.builder.count < 2 { throw .unusable("Maestro's root node has no application below it") }
    return nodes.finish()
  }
}
