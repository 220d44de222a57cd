import AccessibilityTree

/// Appium's page source on Android.
///
/// Source: appium/appium-uiautomator2-server Attribute.java, UiElementSnapshot.java, AxNodeInfoHelper.java;
/// SnapshotMaxDepth.java.
struct UiAutomator2Reader: XMLSnapshotReader {
  let format = ExportFormat(
    name: "uiautomator2-xml", displayName: "Appium UiAutomator2 XML", platform: .android,
    howToExport: "`driver.page_source` of Appium's UiAutomator2 driver",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .owner, .bounds, .checkable, .checked, .clickable, .enabled,
      .focusable, .inputFocused, .scrollable, .longClickable, .password, .selected, .visible,
    ],
    carriesIfSeen: [
      .placeholder, .showingHint, .liveRegion, .heading, .paneTitle, .tooltip, .error, .element, .hidden,
      .screenReaderFocusable, .screenReaderFocused, .range, .roleDescription, .stateDescription,
    ],
    notes: [
      "Live region, heading, pane title and importance are written by servers of January 2025 and later.",
      "`text` of a progress bar or slider is its amount; a progress bar without one is a loading icon.",
      "A tree is cut at `snapshotMaxDepth`, 70 unless the setting is raised; rules near the cut answer *cannot tell*.",
      "Carries no position in a collection; has a state description only on Android 10 and older, in the extras.",
    ],
    improvements: [
      .init(
        "Update Appium's UiAutomator2 driver to one of 2025 or later",
        adds: [
          .element, .hidden, .screenReaderFocusable, .liveRegion, .heading, .paneTitle, .showingHint, .placeholder,
          .tooltip, .error,
        ]),
      .init("Set Appium's `includeExtrasInPageSource` to true", adds: [.roleDescription]),
    ])

  let signature = XMLSignature(roots: ["hierarchy"], child: .notNamed("node"))

  func read(_ xml: inout XMLCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    // The setting `snapshotMaxDepth`, 70 unless changed; `hierarchy` itself is at 0.
    var depthLimit = DepthLimit(levels: 69...69)
    while let step = try xml.next() {
      switch step {
      case .open where xml.depth == 1: break
      case .open:
        let index = try tree.builder.openNode(level: xml.depth - 2, limits: limits)
        depthLimit.see(index, level: xml.depth - 2)
        let name = tree.builder.intern(xml.name)
        tree.stateClass(name, of: index)
        tree.stateAttributes(&xml, of: index)
      case .close: tree.builder.closeNode()
      }
    }
    depthLimit.cut(&tree.builder)
    tree.settleHidden()
    return tree.finish(textIsRange: true)
  }
}
