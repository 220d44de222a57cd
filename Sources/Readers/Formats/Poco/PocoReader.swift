import AccessibilityTree

/// Poco's hierarchy of a game engine: what the engine draws, not what a screen reader gets.
///
/// A “Button” of Unity is not a button for TalkBack or VoiceOver, so nodes have no role and no name except their text.
///
/// Source: AirtestProject/Poco-SDK UnityNode.cs, Cocos2dxNode.js; AirtestProject/Poco poco/sdk/AbstractDumper.py,
/// poco/drivers/ios.
struct PocoReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "poco", displayName: "Poco hierarchy of a game engine", platform: nil,
    howToExport: "`json.dump(poco.agent.hierarchy.dump(), file)` with the Poco of Unity, cocos2d-x or another engine",
    carries: [.identifier],
    carriesIfSeen: [.nativeClass, .text, .visible, .clickable, .enabled],
    notes: [
      "An engine draws its controls itself; this is what it draws, and nothing of it says what a screen reader hears.",
      "Positions and sizes are shares of the screen, so there are no rectangles.",
      "Poco's hierarchy of an iOS screen is read in the same way.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Export what iOS is given: WebDriverAgent's `/source?format=json`", becomes: "wda-json"),
      ExportFormat.Improvement(
        "Export what Android is given: `adb exec-out uiautomator dump /dev/tty`", becomes: "uiautomator-xml"),
    ])

  let signature = JSONSignature(
    all: ["name", "payload"], usual: ["children"])

  private enum Key: String, KnownKeys {
    case name, payload, children

    static let table = NumberedKeys<Key>()
  }

  private enum PayloadKey: String, KnownKeys {
    case type, visible, text, clickable, touchable, enabled

    static let table = NumberedKeys<PayloadKey>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var builder = SnapshotBuilder(format: format.name)
    builder.carried = format.carries
    try readNode(&json, &builder, level: 0, limits: limits)
    return ReadTree(
      builder: builder,
      settlement: .defaults(on: [], perNode: [.nativeClass, .text, .visible, .clickable, .enabled]))
  }

  private func readNode(
    _ json: inout JSONCursor, _ builder: inout SnapshotBuilder, level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    let index = try builder.openNode(level: level, limits: limits)
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .name: builder.state(.identifier, builder.intern(item.bytes), of: index)
      case .payload where item.isObject: try readPayload(&json, &builder, index)
      case .children where item.isArray:
        try json.enter()
        while let child = try json.next() {
          if child.isObject { try readNode(&json, &builder, level: level + 1, limits: limits) }
        }
      case .payload, .children, nil: break
      }
    }
    builder.closeNode()
  }

  private func readPayload(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder, _ index: Int) throws(ReadFault) {
    try json.enter()
    let keys = PayloadKey.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .type: builder.state(.nativeClass, builder.intern(item.bytes), of: index)
      case .text: builder.state(.text, builder.intern(item.bytes), of: index)
      case .visible: if let flag = item.flag { builder.state(.visible, flag, of: index) }
      case .clickable, .touchable: if let flag = item.flag { builder.state(.clickable, flag, of: index) }
      case .enabled: if let flag = item.flag { builder.state(.enabled, flag, of: index) }
      case nil: break
      }
    }
  }
}
