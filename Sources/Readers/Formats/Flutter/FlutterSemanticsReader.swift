import AccessibilityTree

/// Flutter's semantics tree, the reply of `ext.flutter.accessibility.getSemanticsTree` and similar calls.
///
/// Source: flutter/flutter SemanticsNode.toJson, SemanticsData.toJson, accessibility_inspector.dart.
struct FlutterSemanticsReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "flutter-semantics", displayName: "Flutter semantics JSON", platform: nil,
    howToExport:
      "call `ext.flutter.accessibility.enableSemantics`, then `ext.flutter.accessibility.getSemanticsTree`, on the VM service",
    carries: [
      .role, .label, .value, .hint, .tooltip, .bounds, .element, .enabled, .selected, .checkable, .checked, .mixed,
      .visible, .focusable, .inputFocused, .clickable, .longClickable, .scrollable, .adjustable, .editable, .password,
      .heading, .liveRegion, .paneTitle,
    ],
    carriesIfSeen: [.expanded, .identifier],
    notes: [
      "Flutter runs on both platforms and the tree does not say on which: `meta.platform` of the wrapper does, or `--reader` of "
        + "`a11yd audit` and `a11yd speak`. Without either no rule can judge.",
      "Bounds are in logical pixels: points on iOS, dp on Android.",
      "a11yd decides what is an element as Flutter's own bridges do.",
      "Roles come from flags only: a tab, a chip or a row of a list is `other`.",
      "The findings of Flutter's own evaluations are reported beside a11yd's verdicts.",
    ])

  let signature = JSONSignature(
    all: [], any: [["0", "childrenInTraversalOrder", "issues"]], usual: ["data", "id", "flags", "actions", "rect"],
    has: [.key("childrenInTraversalOrder")])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var builder = SnapshotBuilder(format: format.name)
    builder.carried = format.carries
    var forest = FlutterSemanticsForest(limits: limits)
    try forest.read(&json, &builder)
    try forest.build(&builder)
    return ReadTree(builder: builder, settlement: .defaults(on: [], perNode: [.expanded]))
  }
}
