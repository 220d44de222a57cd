import AccessibilityTree

/// A GKD snapshot: a flat list of nodes that name their parents, with metadata around it.
///
/// Source: gkd-kit/gkd app/src/main/kotlin/li/songe/gkd/data, ComplexSnapshot.kt, NodeInfo.kt, AttrInfo.kt.
struct GKDReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "gkd", displayName: "GKD snapshot", platform: .android,
    howToExport: "share a snapshot in the GKD app and unpack it; its `.json` file",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .bounds, .checkable, .checked, .clickable, .focusable,
      .longClickable, .visible,
    ],
    carriesIfSeen: [.editable],
    notes: [
      "Carries neither selected nor enabled, so it does not show which tab or segment is selected.",
      "GKD keeps about 5,000 nodes; below a node that has fewer children in the file than it says, some are missing.",
    ],
    improvements: [
      ExportFormat.Improvement("Use the current GKD: older ones do not say what can be edited", adds: [.editable]),
      ExportFormat.Improvement(
        "Export the screen with `adb exec-out uiautomator dump /dev/tty` beside it", becomes: "uiautomator-xml"),
    ])

  let signature = JSONSignature(
    all: ["nodes", "appId"], any: [["activityId", "gkdVersionCode", "gkdAppInfo"]],
    usual: ["screenHeight", "screenWidth", "isLandscape", "device"])

  private enum Key: String, KnownKeys {
    case id, appId, activityId, appVersionName, appInfo, nodes

    static let table = NumberedKeys<Key>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    var nodes: [GKDNode] = []
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .id:
        tree.builder.meta.capturedAt = item.number.flatMap(Int.init(exactly:)).flatMap(
          UnixTime.text(milliseconds:))
      case .appId: tree.builder.meta.app = item.string
      case .activityId: tree.builder.meta.screen = item.string
      case .appVersionName: tree.builder.meta.appVersion = item.string ?? tree.builder.meta.appVersion
      case .appInfo where item.isObject:
        try json.enter()
        while let member = try json.next() {
          guard member.keyText == "versionName", let version = member.string else { continue }
          tree.builder.meta.appVersion = version
        }
      case .nodes where item.isArray:
        try json.enter()
        while let node = try json.next() {
          guard node.isObject else { continue }
          if nodes.count >= limits.nodes { throw .tooManyNodes(limits) }
          nodes.append(try GKDNode(&json, &tree.builder))
        }
      case .appInfo, .nodes, nil: break
      }
    }
    if nodes.isEmpty { throw .unusable("`nodes` is empty") }
    GKDNode.connect(&nodes)
    try ViewForest(nodes).build(&tree, limits: limits)
    return tree.finish(textIsRange: false)
  }
}
