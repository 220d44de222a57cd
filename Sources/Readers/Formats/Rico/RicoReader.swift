import AccessibilityTree

/// Rico's `view_hierarchies/<number>.json`: the views of one activity.
///
/// Source: the Rico data set (interactionmining.org/rico), as in tobyli/Screen2Vec UI_embedding/dataset/data.
struct RicoReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "rico", displayName: "Rico view hierarchy", platform: .android,
    howToExport: "the files of `combined/`, or `view_hierarchies/` of a trace, in the Rico data set",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .bounds, .clickable, .enabled, .focusable, .inputFocused,
      .scrollable, .longClickable, .selected, .visible,
    ],
    carriesIfSeen: [.placeholder, .showingHint],
    notes: [
      "Contains views, not what TalkBack receives: anything that comes from a delegate or is custom-drawn is missing.",
      "A custom class has the role of its nearest superclass that has one.",
      "The content of web pages, surfaces and custom-drawn views is not in the file: the tree is cut there.",
      "Views that are gone, invisible or scrolled away are included and marked as not visible.",
      "Carries no checked state, so rules about check boxes and switches answer *cannot tell*.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Export the screen with `adb exec-out uiautomator dump /dev/tty` if you still have the app",
        becomes: "uiautomator-xml")
    ])

  let signature = JSONSignature(
    all: ["activity"], any: [["activity_name", "request_id"]], usual: ["is_keyboard_deployed"])

  private enum Key: String, KnownKeys {
    case activity
    case activityName = "activity_name"

    static let table = NumberedKeys<Key>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var nodes = RicoNodes(format: format)
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .activityName: if let text = item.string { nodes.tree.builder.meta.state(AndroidActivity(text)) }
      case .activity where item.isObject:
        try json.enter()
        while let member = try json.next() {
          if member.isObject, member.keyText == "root" { try nodes.read(&json, level: 0, limits: limits) }
        }
      case .activity, nil: break
      }
    }
    if nodes.tree.builder.count == 0 { throw .unusable("`activity` has no `root`") }
    return nodes.finish()
  }
}
