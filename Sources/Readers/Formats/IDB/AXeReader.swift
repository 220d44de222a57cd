import AccessibilityTree

/// AXe's `describe-ui`, which has nothing to do with Deque's axe.
///
/// It writes idb's old keys, nested, and an empty list for `traits`, which it never asks for. Versions without that
/// list count as idb, because they wrote idb's format.
///
/// Source: cameroncooke/AXe AccessibilityFetcher.swift (accessibilityOutputKeys, addingCompatibilityDefaults).
struct AXeReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "axe-describe-ui", displayName: "AXe describe-ui", platform: .ios,
    howToExport: "`axe describe-ui --udid <simulator>`",
    carries: [
      .role, .nativeClass, .label, .value, .identifier, .bounds, .enabled, .checkable, .checked, .actions,
    ],
    carriesIfSeen: [.hint, .heading, .mixed, .element, .owner, .selected],
    notes: [
      "`traits` is always an empty list and proves nothing: a selected segment looks like any other. A tab says by "
        + "the number `AXValue` whether it is selected.",
      "The content of system bars may be left out.",
      "A picker wheel looks like a slider; there is no name for a loading icon or a segmented control.",
      "What contains nothing is an accessibility element; a group is none, nor a plain element that contains others.",
      "The system's keyboard is left out: its keys are known by their identifiers and their place.",
      "The value of a text field may be its placeholder.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Export with idb, which writes traits: `idb ui describe-all --format nested`", becomes: "idb-json"),
      IDBElements.exportFromDriver,
    ])

  let signature = JSONSignature(
    all: [], any: [["AXLabel", "AXFrame", "AXUniqueId", "AXValue"]],
    usual: ["role", "type", "frame", "enabled", "role_description", "custom_actions", "traits", "children"],
    has: [.onlyEmptyLists("traits")])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var elements = IDBElements(format: format, readsTraits: false)
    let isWhole = try elements.readRoot(&json, limits: limits)
    return try elements.finish(isAssistive: true, isTruncated: false, isWhole: isWhole)
  }
}
