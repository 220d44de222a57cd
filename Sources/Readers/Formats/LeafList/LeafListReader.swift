import AccessibilityTree

/// The flat list of LlamaTouch and AutoDroid: the views without children, without their containers.
///
/// The containers exist, though: a leaf may be a segment, or a text in a row that is one stop. So each leaf is put in a
/// window and in one unnamed node. Rules cannot tell what that node is or what else is in it.
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
      "Only views without children are in the list: rules about groups, tabs and rows answer *cannot tell*.",
      "a11yd adds the window, and one node for everything between it and the leaves.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Drop the tree of the same step instead: `<step>.xml` or `<step>.vh`", becomes: "droidbot-views")
    ])

  let signature = JSONSignature(
    all: ["class", "content-desc", "bounds"],
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
      try readLeaf(&json, &tree.builder).state(of: index, in: &tree)
      tree.builder.closeNode()
    }
    if !isList { throw .unusable("it contains a single view, not a list of views") }
    return tree.finish(textIsRange: false)
  }

  private func readLeaf(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) -> AndroidDraft {
    let members = AndroidMembers.leafList
    var draft = AndroidDraft()
    try json.enter()
    while let item = try json.next(members.table) {
      switch members[item.key] {
      case .children:
        throw ReadFault(
          .unknownFormat, "it resembles a list of leaves, but a view in it has `\(item.keyText)`",
          advice: "See \(InstalledGuide.formats)")
      case let member?: try draft.read(member, item, &json, &builder)
      case nil: break
      }
    }
    return draft
  }
}

extension AndroidMembers {
  /// The keys of a leaf.
  ///
  /// Source: LlamaTouch/Evaluator evaluator/testbed_evaluation/tests/test_case.
  static let leafList = AndroidMembers([
    "class": .className, "text": .text(.text), "content-desc": .text(.label), "resource-id": .text(.identifier),
    "bounds": .bounds, "enabled": .flag(.enabled), "checked": .flag(.checked), "checkable": .flag(.checkable),
    "visible": .flag(.visible), "selected": .flag(.selected), "focused": .flag(.inputFocused),
    "focusable": .flag(.focusable), "clickable": .flag(.clickable), "long-clickable": .flag(.longClickable),
    "password": .flag(.password), "scrollable": .flag(.scrollable), "children": .children, "node": .children,
  ])
}
