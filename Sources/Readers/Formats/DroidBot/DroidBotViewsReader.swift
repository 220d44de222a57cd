import AccessibilityTree

/// The views of a DroidBot state without the state around them, as LlamaTouch keeps them in `<step>.vh`.
///
/// Source: LlamaTouch/Evaluator evaluator/testbed_evaluation/tests/test_case; honeynet/droidbot device_state.py.
struct DroidBotViewsReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "droidbot-views", displayName: "list of DroidBot views", platform: .android,
    howToExport: "the `<step>.vh` files of a LlamaTouch trace, or `views` of a DroidBot state",
    carries: DroidBotView.carries,
    carriesIfSeen: DroidBotView.carriesIfSeen,
    notes: DroidBotView.notes)

  let signature = JSONSignature(
    all: ["temp_id", "class", "children"], usual: ["content_description", "resource_id", "child_count", "size"])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    tree.builder.facts = .holdsOutOfView
    let views = try DroidBotView.list(&json, &tree.builder, limits: limits)
    if views.isEmpty { throw .unusable("the list contains no view") }
    try ViewForest(views).build(&tree, limits: limits)
    return tree.finish(textIsRange: false)
  }
}
