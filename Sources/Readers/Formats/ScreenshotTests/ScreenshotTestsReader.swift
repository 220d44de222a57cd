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
      "A view that no window shows is marked as not visible, as are all others then: that counts as not exported.",
      "Headings are known only where they are items of a collection; labels of custom actions are not written.",
      "State description, pane title and hint are seen only where androidx keeps them in the extras.",
    ],
    improvements: [.init("Record the view while an activity shows it", adds: [.visible])])

  let signature = JSONSignature(
    all: ["class", "boundsInParent"], any: [["canOpenPopup", "actionList"]],
    usual: ["className", "isImportantForAccessibility", "liveRegion", "children"])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    try AndroidTreeReader(members: .screenshotTests, limits: limits).readNode(&json, &tree, level: 0)
    // The test draws the view without a window around it, and what is in no window is not visible to anybody.
    if !(0..<tree.builder.count).contains(where: { tree.builder[$0].isOn(.visible) }) { tree.builder.unstate(.visible) }
    tree.settleHidden()
    // Ids of custom actions without their labels are no names that could be judged.
    tree.builder.carried.remove(.actions)
    return tree.finish(textIsRange: false, carriesRange: true)
  }
}
