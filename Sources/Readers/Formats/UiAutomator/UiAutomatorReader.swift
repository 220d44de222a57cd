import AccessibilityTree

/// `uiautomator dump`, the platform's and androidx's.
///
/// Source: AOSP and androidx AccessibilityNodeInfoDumper.java.
struct UiAutomatorReader: XMLSnapshotReader {
  let format = ExportFormat(
    name: "uiautomator-xml", displayName: "uiautomator XML", platform: .android,
    howToExport: "`adb exec-out uiautomator dump /dev/tty > screen.xml`",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .owner, .bounds, .checkable, .checked, .clickable, .enabled,
      .focusable, .inputFocused, .scrollable, .longClickable, .password, .selected, .visible,
    ],
    carriesIfSeen: [.placeholder, .showingHint],
    notes: [
      "`NAF=\"true\"`, uiautomator's own “not accessibility friendly”, is reported beside a11yd's verdicts.",
      "Nodes that are not on screen are left out, so every node counts as visible.",
      "Has no state description, live region, heading, collection or range: rules about them answer *cannot tell*.",
      "a11yd assumes that a progress bar shows an amount, because the dump does not say.",
    ],
    improvements: [
      .init(
        "Use `UiDevice.dumpWindowHierarchy` of androidx on Android 8 or later",
        adds: [.placeholder, .showingHint])
    ])

  let signature = XMLSignature(roots: ["hierarchy"], child: .named("node"))

  func read(_ xml: inout XMLCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    while let step = try xml.next() {
      switch step {
      case .open where xml.name.elementsEqual("node".utf8):
        // The root is `hierarchy`, so the first node is the second element.
        let index = try tree.builder.openNode(level: xml.depth - 2, limits: limits)
        tree.stateAttributes(&xml, of: index)
      case .open:
        if xml.depth > 1 {
          throw ReadFault(.malformed, "`hierarchy` contains an element that is not a `node`", at: xml.offset)
        }
      case .close: tree.builder.closeNode()
      }
    }
    return tree.finish(textIsRange: false, defaultOn: [.visible])
  }
}
