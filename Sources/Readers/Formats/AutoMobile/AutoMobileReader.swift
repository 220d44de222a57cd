import AccessibilityTree

/// The view hierarchy of AutoMobile's accessibility service.
///
/// Source: zillow/auto-mobile (kaeawc/auto-mobile) ViewHierarchy.kt, UIElementInfo.kt, ViewHierarchyExtractor.kt.
struct AutoMobileReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "automobile", displayName: "AutoMobile view hierarchy", platform: .android,
    howToExport:
      "the answer of AutoMobile's tool `observe`, or the message `hierarchy_update` of its accessibility service",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .bounds, .clickable, .enabled, .focusable, .inputFocused,
      .scrollable, .password, .checkable, .checked, .selected, .longClickable,
    ],
    carriesIfSeen: [
      .visible, .owner, .stateDescription, .error, .placeholder, .showingHint, .tooltip, .paneTitle, .liveRegion,
      .collection, .position, .range, .roleDescription, .screenReaderFocused, .expanded,
    ],
    notes: [
      "Plain views, frames, scroll views and texts have no class; a view that shows text counts as a text.",
      "Views that are off screen or covered are left out.",
      "Compose gives a button's class or a tab's role description to an extra child; a11yd moves it to the control.",
      "Carries no headings, importance or custom actions.",
    ],
    improvements: [
      .init(
        "Update AutoMobile's service to a version that omits states that are off",
        adds: [.stateDescription, .placeholder, .error, .liveRegion, .collection, .position, .range, .roleDescription])
    ])

  let signature = JSONSignature(
    all: [],
    any: [
      ["hierarchy", "error", "viewHierarchy"],
      [
        "viewHierarchy", "updatedAt", "timestamp", "packageName", "windowInfo", "intentChooserDetected",
        "accessibility-focused-element",
      ],
    ])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    var hierarchy = AutoMobileHierarchy()
    var error: String?
    try json.enter()
    while let item = try json.next() {
      if !item.isMember, item.isObject {
        // One of several windows in a list.
        var hierarchy = AutoMobileHierarchy()
        try json.enter()
        while let member = try json.next() { try hierarchy.read(member, &json, &tree, limits) }
        hierarchy.finish(&tree)
        error = error ?? hierarchy.error
      } else {
        try hierarchy.read(item, &json, &tree, limits)
      }
    }
    hierarchy.finish(&tree)
    if tree.builder.count == 0 {
      let words = (hierarchy.error ?? error).map { "AutoMobile says “\($0)” instead" } ?? "`hierarchy` is missing"
      throw .unusable(words)
    }
    return settle(&tree)
  }

  private func settle(_ tree: inout AndroidNodeBuilder) -> ReadTree {
    // Only the older service always writes states that are off; it did not know state descriptions and similar
    // properties.
    let isOlder = (0..<tree.builder.count).contains { tree.builder[$0].isOff(.clickable) }
    if isOlder { return tree.finish(textIsRange: false) }
    for index in 0..<tree.builder.count where !tree.builder[index].text(.nativeClass).isText {
      settleText(index, &tree)
    }
    tree.builder.carried.formUnion([
      .stateDescription, .error, .placeholder, .tooltip, .paneTitle, .liveRegion, .collection, .position, .range,
      .roleDescription,
    ])
    // An app's own actions are left out.
    tree.builder.carried.remove(.actions)
    var off: PropertySet = [
      .clickable, .focusable, .inputFocused, .scrollable, .password, .checkable, .checked, .selected, .longClickable,
    ]
    if tree.builder.carried.contains(.screenReaderFocused) { off.insert(.screenReaderFocused) }
    return tree.finish(textIsRange: false, carriesRange: true, defaultOn: [.enabled, .visible], defaultOff: off)
  }

  /// States the role of a leaf without a class that shows a text and does nothing. It can only be a text: of the
  /// classes that are left out, only TextView has text.
  private func settleText(_ index: Int, _ tree: inout AndroidNodeBuilder) {
    let isOperable = [Property.clickable, .longClickable, .checkable].contains { tree.builder[index].isOn($0) }
    if tree.builder[index].text(.text).isText, !isOperable { tree.builder[index].role = .text }
  }
}
