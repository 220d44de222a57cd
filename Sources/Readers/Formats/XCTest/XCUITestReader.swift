import AccessibilityTree

/// Appium's page source on iOS, with or without `AppiumAUT` around it; WebDriverAgent's `/source`.
///
/// Source: appium/WebDriverAgent FBXPath.m.
struct XCUITestReader: XMLSnapshotReader {
  let format = ExportFormat(
    name: "xcuitest-xml", displayName: "Appium XCUITest XML", platform: .ios,
    howToExport: "`driver.page_source` of Appium's XCUITest driver, or `curl http://<device>:8100/source`",
    carries: [.role, .nativeClass, .identifier, .bounds, .checkable, .checked],
    carriesIfSeen: [
      .label, .value,
      .enabled, .visible, .element, .inputFocused, .placeholder, .showingHint, .traits, .selected, .heading,
      .adjustable,
      .updatesFrequently, .mixed, .range, .actions, .owner,
    ],
    notes: [
      "`traits` (WebDriverAgent 9.12) shows which tab or segment is selected; before that version, only buttons do.",
      "A tree is cut at `snapshotMaxDepth`, 50 unless the setting is raised; rules near the cut answer *cannot tell*.",
      "A missing attribute is null; an attribute that no element has is not exported.",
    ],
    improvements: [
      .init(
        "Use an XCUITest driver with WebDriverAgent 9.12 or later",
        adds: [
          .traits, .selected, .heading, .adjustable, .updatesFrequently, .placeholder, .showingHint, .inputFocused,
          .element,
        ]),
      .init("Set Appium's `includeMinMaxValueInPageSource` to true", adds: [.range]),
      .init("Set Appium's `includeCustomActionsInPageSource` to true", adds: [.actions]),
      .init("Set Appium's `includeNativeAccessibilityElementInPageSource` to true", adds: [.element]),
    ])

  let signature = XMLSignature(roots: ["AppiumAUT"], rootPrefix: "XCUIElementType")

  private enum Key: String, KnownKeys {
    case type, label, name, value, enabled, visible, accessible, nativeAccessibilityElement, focused, traits
    case placeholderValue, minValue, maxValue, customActions, bundleId, x, y, width, height

    static let table = NumberedKeys<Key>()
  }

  func read(_ xml: inout XMLCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = XCUIElementBuilder(format: format.name, size: xml.count)
    tree.builder.carried = format.carries
    var wrappers = 0
    var open: [XCUIElementDraft] = []
    while let step = try xml.next() {
      let isWrapper = step == .open ? open.isEmpty && xml.name.elementsEqual("AppiumAUT".utf8) : open.isEmpty
      switch step {
      case .open where isWrapper: wrappers += 1
      case .close where isWrapper: wrappers -= 1
      case .open:
        var node = try tree.open(level: open.count, limits: limits)
        tree.stateType(WebDriverAgentReader.withoutPrefix(xml.name), of: &node)
        readAttributes(&xml, &tree, &node)
        open.append(node)
      case .close:
        if let node = open.popLast() { tree.close(node) }
      }
    }
    if tree.builder.count == 0 { throw .unusable("`AppiumAUT` contains no application") }
    return tree.finish()
  }

  private func readAttributes(_ xml: inout XMLCursor, _ tree: inout XCUIElementBuilder, _ node: inout XCUIElementDraft)
  {
    var rect = Rect(x: .nan, y: .nan, width: 0, height: 0)
    xml.forEachAttribute(Key.table) { key, value in
      switch key {
      case .label: node.state(.label, tree.builder.intern(value))
      case .value: node.state(.value, tree.builder.intern(value))
      case .placeholderValue: node.state(.placeholder, tree.builder.intern(value))
      case .name: node.unsettled.name = tree.builder.intern(value)
      case .enabled: if let flag = JSONItem.flag(value) { node.state(.enabled, flag) }
      case .visible: if let flag = JSONItem.flag(value) { node.state(.visible, flag) }
      case .focused: if let flag = JSONItem.flag(value) { node.state(.inputFocused, flag) }
      case .accessible: node.unsettled.isAccessible = JSONItem.flag(value)
      case .nativeAccessibilityElement: node.unsettled.isNativeElement = JSONItem.flag(value)
      case .traits: tree.stateTraits(value, of: &node)
      case .customActions: tree.stateActions(String(decoding: value, as: UTF8.self), of: &node)
      case .minValue: node.unsettled.minimum = Double(String(decoding: value, as: UTF8.self))
      case .maxValue: node.unsettled.maximum = Double(String(decoding: value, as: UTF8.self))
      case .bundleId: tree.builder.meta.app = String(decoding: value, as: UTF8.self)
      case .x: rect.x = BoundsText.number(value) ?? .nan
      case .y: rect.y = BoundsText.number(value) ?? .nan
      case .width: rect.width = BoundsText.number(value) ?? 0
      case .height: rect.height = BoundsText.number(value) ?? 0
      case .type: break
      }
    }
    node.record.bounds = rect
  }
}
