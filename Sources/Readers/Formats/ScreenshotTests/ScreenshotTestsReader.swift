import AccessibilityTree

/// `axHierarchy` of Facebook's screenshot tests: the views of a test as accessibility services would get them.
///
/// Source: facebook/screenshot-tests-for-android AccessibilityHierarchyDumper.java, AccessibilityUtil.java,
/// ScreenshotImpl.java (`viewHierarchy`, `version` and `axHierarchy` of `…_dump.json`).
struct ScreenshotTestsReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "screenshot-tests", displayName: "screenshot-tests-for-android, axHierarchy", platform: .android,
    howToExport: "`Screenshot.snap(view).setIncludeAccessibilityInfo(true).record()`; the file is `<name>_dump.json`",
    carries: [
      .role, .nativeClass, .label, .text, .bounds, .error, .clickable, .longClickable, .focusable, .selected,
      .checkable,
      .checked, .enabled, .editable, .password, .scrollable, .element, .opensPopup, .liveRegion, .range, .collection,
      .position,
    ],
    carriesIfSeen: [
      .visible, .heading, .hidden, .expanded, .roleDescription, .stateDescription, .placeholder, .paneTitle, .tooltip,
    ],
    notes: [
      "If no window shows the view, every view is marked as not visible; a11yd treats that as not exported.",
      "Headings are known only for items of a collection; labels of custom actions are not written.",
      "State description, pane title and hint are known only where androidx keeps them in the extras.",
    ],
    improvements: [.init("Record the view while an activity shows it", adds: [.visible])])

  let signature = JSONSignature(
    all: ["class", "boundsInParent"], any: [["canOpenPopup", "actionList"]],
    usual: ["className", "boundsInScreen", "error", "isImportantForAccessibility", "liveRegion", "children"],
    mayHave: [.key("isImportantForAccessibility")])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    try AndroidTreeReader(members: .screenshotTests, limits: limits).readNode(&json, &tree, level: 0)
    // The test draws the view without a window, and a view in no window is marked as not visible.
    if !(0..<tree.builder.count).contains(where: { tree.builder[$0].isOn(.visible) }) { tree.builder.unstate(.visible) }
    tree.settleHidden()
    // Custom actions have ids but no labels, so there is no name to judge.
    tree.builder.carried.remove(.actions)
    return tree.finish(textIsRange: false, carriesRange: true)
  }
}
