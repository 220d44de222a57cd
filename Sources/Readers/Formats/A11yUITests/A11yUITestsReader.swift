import AccessibilityTree

/// A11yUITests' snapshot: a flat list of what XCTest finds on the screen, plain views and containers left out.
///
/// Source: rwapp/A11yUITests A11ySnapshot.swift, A11yElement.swift.
struct A11yUITestsReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "a11yuitests", displayName: "A11yUITests snapshot", platform: .ios,
    howToExport: "`A11ySnapshot().a11ySnapshot(from: self)` in a UI test; the file is attached to the report",
    carries: [.role, .nativeClass, .label, .enabled, .bounds, .checkable],
    carriesIfSeen: [
      .traits, .value, .placeholder, .showingHint, .selected, .heading, .adjustable, .updatesFrequently, .checked,
      .mixed,
    ],
    notes: [
      "A list without a tree: which controls belong to one group is not said, nor what VoiceOver stops at.",
      "A text or image within the frame of a button, link or cell counts as a part of it.",
      "`None` for traits also stands for traits that could not be read, so it proves nothing.",
      "`value` of a text field that shows its placeholder, and of a switch, is filled in by XCTest.",
    ],
    improvements: [
      ExportFormat.Improvement("Use a version that writes `version` 1.1", adds: [.value, .placeholder, .showingHint])
    ])

  let signature = JSONSignature(all: ["snapshot", "generated"], usual: ["filename", "version"])

  private enum Key: String, KnownKeys {
    case snapshot, generated, filename

    static let table = NumberedKeys<Key>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var builder = SnapshotBuilder(format: format.name)
    builder.meta.platform = .ios
    builder.carried = format.carries
    var elements = A11yUITestsElements(limits: limits)
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .generated: builder.meta.capturedAt = item.string
      case .filename: builder.meta.screen = item.string.map(Self.screen)
      case .snapshot where item.isArray: try elements.read(&json, &builder)
      case .snapshot, nil: break
      }
    }
    if elements.isEmpty { throw .unusable("`snapshot` is empty") }
    try elements.build(&builder)
    return ReadTree(builder: builder, settlement: .defaults(on: [], perNode: A11yUITestsElement.perNode))
  }

  /// The screen's name, from the name of the test, because nothing else distinguishes screens.
  private static func screen(_ filename: String) -> String {
    filename.hasSuffix(".json") ? String(filename.dropLast(".json".count)) : filename
  }
}
