import AccessibilityTree

/// a11yd's own format: a tree in the words of the model.
///
/// Source: config/snapshot.schema.json.
struct CanonicalReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "canonical", displayName: "a11yd snapshot", platform: nil,
    howToExport: "write it yourself, as \(InstalledGuide.snapshotSchema) says",
    carries: [],
    carriesIfSeen: PropertySet.all.subtracting([.platform, .language, .events]),
    notes: [
      "Carries the keys of any node, and what `meta.carries` of the wrapper names.",
      "A node that leaves out a key that is carried has its default: enabled and visible are on, other states off, "
        + "a text absent, a control an element and clickable.",
      "A named image is an element even where no node has the key `element`.",
      "A role, a trait or a live region that a11yd does not know is left out and named by `a11yd doctor`.",
    ],
    improvements: [
      .init(
        "Name in `meta.carries` what is always looked for",
        adds: PropertySet.all.subtracting([.platform, .language, .events]))
    ])

  let signature = JSONSignature(
    all: ["role"], usual: ["name", "label", "children", "enabled", "selected", "value"])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var builder = SnapshotBuilder(format: format.name)
    try json.enter()
    try CanonicalNodes.readNode(&json, &builder, level: 0, limits: limits)
    return ReadTree(builder: builder, settlement: .canonical)
  }
}
