import AccessibilityTree

/// DroidBot's `states/state_<time>.json`: a flat list of views that name their children by number.
///
/// Source: honeynet/droidbot device_state.py, to_dict.
struct DroidBotReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "droidbot", displayName: "DroidBot state", platform: .android,
    howToExport: "the files of `states/` in DroidBot's output directory",
    carries: DroidBotView.carries,
    carriesIfSeen: DroidBotView.carriesIfSeen,
    notes: DroidBotView.notes + [
      "a11yd assumes that a progress bar shows an amount, because the state does not say."
    ])

  let signature = JSONSignature(
    all: ["views"], any: [["foreground_activity", "state_str"]],
    usual: ["tag", "activity_stack", "background_services"])

  private enum Key: String, KnownKeys {
    case views, tag
    case foregroundActivity = "foreground_activity"
    case state = "state_str"

    static let table = NumberedKeys<Key>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    tree.builder.facts = .holdsOutOfView
    var views: [DroidBotView] = []
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .tag: tree.builder.meta.capturedAt = item.string.map(DroidBotTag.time)
      case .state: tree.builder.meta.state = item.string
      case .foregroundActivity: if let text = item.string { tree.builder.meta.state(AndroidActivity(text)) }
      case .views where item.isArray:
        views = try DroidBotView.list(&json, &tree.builder, limits: limits)
      case .views, nil: break
      }
    }
    if views.isEmpty { throw .unusable("`views` is empty") }
    try ViewForest(views).build(&tree, limits: limits)
    return tree.finish(textIsRange: false)
  }
}
