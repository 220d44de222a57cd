import AccessibilityTree

/// idb's `ui describe-all`, flat or nested, and the one element of `ui describe-point`.
///
/// Source: facebook/idb FBAXNodeSerializer.swift, FBAccessibilityKeys.swift, website/docs/idb/accessibility.mdx.
struct IDBReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "idb-json", displayName: "idb describe-all", platform: .ios,
    howToExport: "`idb ui describe-all --format nested`",
    carries: [],
    carriesIfSeen: IDBElements.properties,
    notes: [
      "`sim-use describe-ui --json` writes the same tree in an envelope, and is read too.",
      "`--key` and the companion's version decide which keys are written; null means that an element has none.",
      "The format `default` is a flat list: it does not say what is inside what, so no element has a parent or a sibling "
        + "here, tabs and segments belong to no control, and rules about groups find nothing to judge.",
      "The backend `ax` leaves out what is in bars of the system, and without `traits` calls a picker wheel a slider; "
        + "it has no word for a loading icon or a segmented control.",
      "The backends `axbridge` write no traits, hints, placeholders or actions; what they say an element has not is not "
        + "believed.",
      "They read the app's whole tree, including elements that are covered or scrolled away.",
      "An element without a frame counts as off screen. Without automation mode that is most of a screen: "
        + "`idb set --domain com.apple.Accessibility AutomationEnabled --type bool true`.",
      "With the backend `ax`, what contains nothing is an accessibility element; a group is none, nor a plain element "
        + "that contains others. The backends `axbridge` do not say which elements are.",
      "A tab says by the number `AXValue` whether it is selected; segments and others only by `traits`.",
      "Elements of another process than the app's, such as the status bar, belong to another app. The system's keyboard is "
        + "left out: its keys are known by their identifiers and their place.",
      "The value of a text field may be its placeholder, unless `placeholder` was asked for.",
    ],
    improvements: IDBElements.improvements)

  let signature = JSONSignature(
    all: [], any: [["AXLabel", "AXFrame", "AXUniqueId", "AXValue"]],
    usual: ["role", "type", "frame", "enabled", "role_description", "custom_actions", "traits", "children"])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var elements = IDBElements(format: format, readsTraits: true)
    let isWhole = try elements.readRoot(&json, limits: limits)
    return try elements.finish(isAssistive: nil, isTruncated: false, isWhole: isWhole)
  }
}
