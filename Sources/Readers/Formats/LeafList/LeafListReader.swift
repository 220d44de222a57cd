import AccessibilityTree

/// The flat list of LlamaTouch and AutoDroid: the views without children, and nothing of what holds them.
///
/// What holds them is there all the same: a leaf may be a segment, or the text of a row that is one stop. So each lies in a
/// window and in something that the export does not name, of which no rule can say what it is or what else it holds.
///
/// Source: LlamaTouch/Evaluator evaluator/testbed_evaluation/tests/test_case.
struct LeafListReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "leaf-list", displayName: "list of leaves (LlamaTouch, AutoDroid)", platform: .android,
    howToExport: "the `<step>.json` files of a LlamaTouch trace",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .bounds, .checkable, .checked, .clickable, .enabled, .focusable,
      .inputFocused, .scrollable, .longClickable, .password, .selected, .visible,
    ],
    carriesIfSeen: [],
    notes: [
      "Only views without children are in the list: rules about groups, tabs and rows cannot tell.",
      "The window, and one node for whatever is between it and the leaves, are added when the list is read.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Drop the tree of the same step instead: `<step>.xml` or `<step>.vh`", becomes: "droidbot-views")
    ])

  let signature = JSONSignature(
    all: ["class", "content-desc", "bounds"], none: ["children", "node", "ancestors", "parent", "role", "type"],
    usual: ["resource-id", "clickable", "long-clickable"])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    let window = try tree.builder.openNode(level: 0, limits: limits)
    tree.builder[window].role = .window
    tree.builder.cutBelow(try tree.builder.openNode(level: 1, limits: limits))
    var isList = false
    try json.enter()
    while let item = try json.next() {
      guard item.isObject, !item.isMember else { continue }
      isList = true
      let index = try tree.builder.openNode(level: 2, limits: limits)
      try AndroidDraft(.leafList, &json, &tree.builder).state(of: index, in: &tree)
      tree.builder.closeNode()
    }
    if !isList { throw .unusable("it is a single view, not a list of views") }
    return tree.finish(textIsRange: false)
  }
}
