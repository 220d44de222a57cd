import AccessibilityTree

/// The full tree of the mobilerun portal, formerly droidrun: bare, or below `a11y_tree` beside the state of the phone.
///
/// Source: droidrun/droidrun-portal AccessibilityTreeBuilder.kt, ApiHandler.kt (getTreeFull, getStateFull), JsonBuilders.kt.
struct MobilerunReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "mobilerun", displayName: "mobilerun portal, full tree", platform: .android,
    howToExport:
      "`adb shell content query --uri 'content://com.mobilerun.portal/state_full?filter=false'`, or `GET /state_full`",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .owner, .bounds, .error, .roleDescription, .clickable,
      .longClickable, .focusable, .inputFocused, .screenReaderFocused, .selected, .checkable, .checked, .enabled,
      .visible, .editable, .password, .scrollable, .element, .liveRegion, .range, .collection, .position, .actions,
      .labeledByText,
    ],
    carriesIfSeen: [
      .stateDescription, .placeholder, .showingHint, .tooltip, .paneTitle, .heading, .screenReaderFocusable, .hidden,
      .expanded,
    ],
    notes: [
      "The richest Android export: it includes state description, live region, importance and positions in collections.",
      "State descriptions are written from Android 11 on; headings, pane titles and tooltips from Android 9 on.",
      "Says that a node has a label elsewhere, not which, so the label's words are unknown.",
      "Without `filter=false`, nodes outside the screen are left out.",
    ],
    improvements: [.init("Export from Android 11 or later", adds: [.stateDescription])])

  let signature = JSONSignature(
    all: [], any: [["boundsInScreen", "a11y_tree"]],
    usual: [
      "isImportantForAccessibility", "stateDescription", "actionList", "phone_state", "device_context", "error",
      "packageName",
    ],
    has: [.key("isImportantForAccessibility")])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    let nodes = AndroidTreeReader(members: .mobilerun, limits: limits)
    try nodes.readRoot(&json, &tree) { (item, json, tree) throws(ReadFault) in
      switch item.keyText {
      case "a11y_tree": _ = try nodes.readNodes(item, &json, &tree, level: 0)
      case "phone_state" where item.isObject: try PhoneState.read(&json, into: &tree.builder.meta)
      default: break
      }
    }
    if tree.builder.count == 0 { throw .unusable("`a11y_tree` contains no node") }
    tree.settleHidden()
    tree.labelling.settle(in: &tree)
    return tree.finish(textIsRange: false, carriesRange: true)
  }
}
