import AccessibilityTree

/// `maestro hierarchy` of an Android device.
///
/// Source: mobile-dev-inc/maestro maestro-cli PrintHierarchyCommand.kt, maestro-client AndroidDriver.kt.
struct MaestroAndroidReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "maestro-android", displayName: "Maestro hierarchy, Android", platform: .android,
    howToExport: "`maestro hierarchy > screen.json`",
    carries: MaestroAndroidNodes.carries.union([.visible]),
    carriesIfSeen: [.placeholder, .showingHint],
    notes: [
      "Leaves out what uiautomator also knows: package, checkable, focusable, long-clickable, password.",
      "Nodes that are not on screen are left out, so every node counts as visible, except below a web view.",
      "Has no state description, live region, heading, collection or range: rules about them answer *cannot tell*.",
      "a11yd assumes that a progress bar shows an amount, because the tree does not say.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Export with `adb exec-out uiautomator dump /dev/tty` instead", becomes: "uiautomator-xml")
    ])

  // It names no mark: iOS names `title`, so iOS wins if that occurs, and a tree without `class` is refused below.
  let signature = JSONSignature(
    all: ["attributes", "children"], usual: ["enabled", "focused", "selected"])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var nodes = MaestroAndroidNodes(format: format)
    try MaestroTree.read(&json, into: &nodes, limits: limits)
    if nodes.builder.count == 0 { throw .unusable("no node has an attribute that Maestro writes") }
    guard (0..<nodes.builder.count).contains(where: { nodes.builder[$0].role != .notExported }) else {
      throw ReadFault(
        .unknownFormat, "it resembles Maestro's hierarchy, but no node has `title` (iOS) or `class` (Android)",
        advice: "See \(InstalledGuide.formats)")
    }
    return nodes.finish()
  }
}
