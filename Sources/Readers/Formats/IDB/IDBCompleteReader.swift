import AccessibilityTree

/// idb's `--format complete`: the elements, with information about how they were read.
///
/// Source: facebook/idb FBAccessibilityDocument.swift.
struct IDBCompleteReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "idb-complete", displayName: "idb describe-all, complete", platform: .ios,
    howToExport: "`idb ui describe-all --format complete`",
    carries: [],
    carriesIfSeen: IDBElements.properties,
    notes: [
      "`--key` decides which keys are written; null means that an element has none.",
      "`truncated` means that elements are missing at the end.",
      "The backend `ax` leaves out system bars and has no name for a loading icon or a segmented control.",
      "The backends `axbridge` write no traits, hints, placeholders or actions; what they say an element has not is not "
        + "believed.",
      "They read the app's whole tree, including elements that are covered or scrolled away.",
      "An element without a frame counts as off screen. Without automation mode that is most of a screen: "
        + "`automation.enabled` says whether it was on.",
      "With the backend `ax`, what contains nothing is an accessibility element; a group is none, nor a plain element "
        + "that contains others. The backends `axbridge` do not say which elements are.",
      "A tab says by the number `AXValue` whether it is selected; segments and others only by `traits`.",
      "Elements of another process than the app's, such as the status bar, belong to another app. The system's keyboard is "
        + "left out: its keys are known by their identifiers and their place.",
    ],
    improvements: IDBElements.improvements)

  let signature = JSONSignature(
    all: ["elements", "backend", "truncated"],
    usual: ["target", "screen", "modal", "profile", "coverage", "automation"])

  private enum Key: String, KnownKeys {
    case elements, truncated, backend, target

    static let table = NumberedKeys<Key>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var elements = IDBElements(format: format, readsTraits: true)
    var isAssistive: Bool?
    var isTruncated = false
    var isWhole = true
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .elements where item.isArray:
        try json.enter()
        try elements.readElements(json.next(), &json, level: 0, limits: limits)
      case .truncated: isTruncated = item.flag ?? false
      case .backend: isAssistive = item.string.map { $0 == "ax" }
      case .target where item.isObject: isWhole = try Self.isWhole(&json)
      case .elements, .target, nil: break
      }
    }
    return try elements.finish(isAssistive: isAssistive, isTruncated: isTruncated, isWhole: isWhole)
  }

  /// Whether more was asked for than one element.
  private static func isWhole(_ json: inout JSONCursor) throws(ReadFault) -> Bool {
    var kind: String?
    try json.enter()
    while let item = try json.next() {
      if item.keyText == "kind" { kind = item.string }
    }
    return kind != "point" && kind != "marker"
  }
}
