import AccessibilityTree

/// The view hierarchy of AutoMobile's accessibility service.
///
/// Source: zillow/auto-mobile (kaeawc/auto-mobile) ViewHierarchy.kt, UIElementInfo.kt, ViewHierarchyExtractor.kt.
struct AutoMobileReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "automobile", displayName: "AutoMobile view hierarchy", platform: .android,
    howToExport: "the message `hierarchy_update` of AutoMobile's accessibility service, or its `data` alone",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .bounds, .clickable, .enabled, .focusable, .inputFocused,
      .scrollable, .password, .checkable, .checked, .selected, .longClickable,
    ],
    carriesIfSeen: [
      .visible, .owner, .stateDescription, .error, .placeholder, .showingHint, .tooltip, .paneTitle, .liveRegion,
      .collection, .position, .range, .roleDescription, .screenReaderFocused, .expanded,
    ],
    notes: [
      "Plain views, frames, scroll views and texts come without a class: one that shows a text counts as a text.",
      "What is not on the screen, and what something else covers, is left out.",
      "Carries neither headings, nor importance, nor the app's own actions.",
    ],
    improvements: [
      .init(
        "Use the AutoMobile service of 2026 or later, which leaves out what is off instead of writing “false”",
        adds: [.stateDescription, .placeholder, .error, .liveRegion, .collection, .position, .range, .roleDescription])
    ])

  let signature = JSONSignature(
    all: [],
    any: [
      ["hierarchy", "error"],
      [
        "updatedAt", "timestamp", "packageName", "windowInfo", "intentChooserDetected",
        "accessibility-focused-element",
      ],
    ],
    none: [
      "status", "path", "message", "code", "success", "type", "results", "deviceState", "className", "boundsInScreen",
      "a11y_tree",
    ],
    hasNot: [.key("views")])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    var window = Window()
    var error: String?
    try json.enter()
    while let item = try json.next() {
      if !item.isMember, item.isObject {
        // One of several windows in a list.
        var window = Window()
        try json.enter()
        while let member = try json.next() { try readMember(member, &json, &tree, &window, limits) }
        window.says.state(of: window.roots, in: &tree)
        error = error ?? window.error
      } else {
        try readMember(item, &json, &tree, &window, limits)
      }
    }
    window.says.state(of: window.roots, in: &tree)
    if tree.builder.count == 0 {
      let words = (window.error ?? error).map { "AutoMobile says “\($0)” instead" } ?? "`hierarchy` is missing"
      throw .unusable(words)
    }
    return settle(&tree)
  }

  private struct Window {
    var says = AndroidWindow()
    var roots: [Int] = []
    var error: String?
  }

  private func readMember(
    _ item: JSONItem, _ json: inout JSONCursor, _ tree: inout AndroidNodeBuilder, _ window: inout Window,
    _ limits: ReadLimits
  ) throws(ReadFault) {
    switch item.keyText {
    case "hierarchy" where item.isObject:
      window.roots.append(tree.builder.count)
      // Of the older service and of the newer one, which puts a node around all windows.
      let nodes = AndroidTreeReader(
        members: .autoMobile, limits: limits, lastLevels: [50, 101], mostChildren: [64, 256])
      try nodes.readNode(&json, &tree, level: 0)
    case "packageName": tree.builder.meta.app = tree.builder.meta.app ?? item.string
    case "updatedAt", "timestamp":
      let time = AndroidValues.integer(item).flatMap(UnixTime.text(milliseconds:))
      tree.builder.meta.capturedAt = time ?? tree.builder.meta.capturedAt
    case "error": window.error = item.string
    case "windowInfo" where item.isObject:
      try json.enter()
      while let member = try json.next() {
        if member.keyText == "type" { window.says.kind = AndroidWindow.kind(member) }
      }
    default: break
    }
  }

  private func settle(_ tree: inout AndroidNodeBuilder) -> ReadTree {
    // Only the older service writes what is off, every time; it knew no state description and the like.
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

  /// A leaf without a class that shows a text and does nothing can only be one: of the classes left out, TextView has text.
  private func settleText(_ index: Int, _ tree: inout AndroidNodeBuilder) {
    let isOperable = [Property.clickable, .longClickable, .checkable].contains { tree.builder[index].isOn($0) }
    if tree.builder[index].text(.text).isText, !isOperable { tree.builder[index].role = .text }
  }
}
