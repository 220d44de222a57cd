import AccessibilityTree
import Glibc

/// WebDriverAgent's `/source?format=json`.
///
/// Source: appium/WebDriverAgent XCUIApplication+FBHelpers.m, dictionaryForElement.
struct WebDriverAgentReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "wda-json", displayName: "WebDriverAgent JSON", platform: .ios,
    howToExport:
      "`curl http://<device>:8100/source?format=json`, or `driver.execute('mobile: source', {format: 'json'})`",
    carries: [.role, .nativeClass, .label, .value, .identifier, .bounds, .checkable, .checked],
    carriesIfSeen: [
      .enabled, .visible, .element, .inputFocused, .placeholder, .showingHint, .traits, .selected, .heading,
      .adjustable,
      .updatesFrequently, .mixed, .range, .actions, .owner,
    ],
    notes: [
      "`traits` (WebDriverAgent 9.10) shows which tab or segment is selected; before that version, only buttons do.",
      "The name is `label`; `name` is the identifier if it differs.",
      "A tree is cut at `snapshotMaxDepth`, 50 unless the setting is raised; rules near the cut answer *cannot tell*.",
      "`value` of a switch, and of a text field before 9.7, proves nothing: the exporter fills it in.",
    ],
    improvements: [
      .init(
        "Use WebDriverAgent 9.10 or later",
        adds: [
          .traits, .selected, .heading, .adjustable, .updatesFrequently, .placeholder, .showingHint, .inputFocused,
        ]),
      .init(
        "Remove `excluded_attributes` from the request", adds: [.enabled, .visible, .element, .inputFocused, .traits]),
      .init("Use WebDriverAgent 11.1 or later", adds: [.range, .actions]),
    ])

  let signature = JSONSignature(
    all: ["type"], any: [["rect", "frame"], ["isEnabled", "isVisible", "rawIdentifier", "isAccessible"]],
    usual: ["label", "name", "value", "children", "traits"])

  private enum Key: String, KnownKeys {
    case type, label, name, value, rawIdentifier, rect, frame, isEnabled, isVisible, isAccessible
    case isNativeAccessibilityElement, isFocused, traits, placeholderValue, minValue, maxValue, customActions, children
    case bundleId

    static let table = NumberedKeys<Key>()
  }

  private enum RectKey: String, KnownKeys {
    // In the order in which `rect` takes them; the others are those of 2016.
    case x, y, width, height, origin, size

    static let table = NumberedKeys<RectKey>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = XCUIElementBuilder(format: format.name, size: json.count)
    tree.builder.carried = format.carries
    try readNode(&json, &tree, level: 0, limits: limits)
    return tree.finish()
  }

  private func readNode(
    _ json: inout JSONCursor, _ tree: inout XCUIElementBuilder, level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    var node = try tree.open(level: level, limits: limits)
    var hasRect = false
    // Newer versions write both, and reading the text is the longer way.
    var frame: UnsafeBufferPointer<UInt8>?
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .type: tree.stateType(Self.withoutPrefix(item.bytes), of: &node)
      case .label: node.state(.label, tree.builder.intern(item.bytes))
      case .value: node.state(.value, Self.value(item, &tree.builder))
      case .name: node.unsettled.name = tree.builder.intern(item.bytes)
      case .rawIdentifier: node.unsettled.rawIdentifier = tree.builder.intern(item.bytes)
      case .placeholderValue: node.state(.placeholder, tree.builder.intern(item.bytes))
      case .isEnabled: if let flag = item.flag { node.state(.enabled, flag) }
      case .isVisible: if let flag = item.flag { node.state(.visible, flag) }
      case .isFocused: if let flag = item.flag { node.state(.inputFocused, flag) }
      case .isAccessible: node.unsettled.isAccessible = item.flag
      case .isNativeAccessibilityElement: node.unsettled.isNativeElement = item.flag
      case .traits: tree.stateTraits(item.bytes, of: &node)
      case .customActions: tree.stateActions(item.text, of: &node)
      case .minValue: node.unsettled.minimum = item.number
      case .maxValue: node.unsettled.maximum = item.number
      case .rect where item.isObject:
        hasRect = true
        node.record.bounds = try Self.rect(&json)
      case .frame where item.isString && !hasRect:
        frame = json.lastingBytes(of: item)
        if frame == nil, let rect = BoundsText.rect(item.bytes) { node.record.bounds = rect }
      case .bundleId: tree.builder.meta.app = item.string ?? tree.builder.meta.app
      case .children where item.isArray:
        try json.enter()
        while let child = try json.next() {
          if child.isObject { try readNode(&json, &tree, level: level + 1, limits: limits) }
        }
      case .rect, .frame, .children, nil: break
      }
    }
    if !hasRect, let rect = frame.flatMap(BoundsText.rect) { node.record.bounds = rect }
    tree.close(node)
  }

  private static func rect(_ json: inout JSONCursor) throws(ReadFault) -> Rect {
    var edges: InlineArray<6, Double> = [.nan, .nan, 0, 0, 0, 0]
    let keys = RectKey.table
    if try json.enter(keys.table, numbers: &edges) {
      return Rect(x: Float(edges[0]), y: Float(edges[1]), width: Float(edges[2]), height: Float(edges[3]))
    }
    var rect = Rect(x: .nan, y: .nan, width: 0, height: 0)
    while let item = try json.next(keys.table) {
      if let key = keys[item.key], [.origin, .size].contains(key), item.isObject { throw tooOld }
      guard let key = keys[item.key], let number = item.number.map({ Float($0) }) else { continue }
      switch key {
      case .x: rect.x = number
      case .y: rect.y = number
      case .width: rect.width = number
      case .height: rect.height = number
      case .origin, .size: break
      }
    }
    return rect
  }

  /// The first WebDriverAgents wrote the types of UIAutomation, and other facts than later ones.
  ///
  /// Source: facebook/WebDriverAgent of 2016, FBElementTypeTransformer.m (UIAClassToElementTypeMapping).
  private static let tooOld = ReadFault(
    .unsupportedFormat, "looks like a tree of WebDriverAgent of 2016, which a11yd does not read",
    advice: "Export the screen with WebDriverAgent 9.10 or later")

  /// Older clients write the long name of the type.
  static func withoutPrefix(_ type: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let prefix: StaticString = "XCUIElementType"
    guard type.count > prefix.utf8CodeUnitCount, let base = type.baseAddress,
      memcmp(base, prefix.utf8Start, prefix.utf8CodeUnitCount) == 0
    else { return type }
    return UnsafeBufferPointer(rebasing: type[prefix.utf8CodeUnitCount...])
  }

  /// The text of a value; a truth value is the number that iOS holds for it.
  private static func value(_ item: JSONItem, _ builder: inout SnapshotBuilder) -> LabelID {
    if !item.isString, let flag = item.flag { return builder.intern(flag ? "1" : "0") }
    return builder.intern(item.bytes)
  }
}
