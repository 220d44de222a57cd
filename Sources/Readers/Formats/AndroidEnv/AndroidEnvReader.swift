import AccessibilityTree

/// The accessibility forest of android_env and AndroidWorld as protobuf's JSON, with or without the events beside it.
///
/// proto3 leaves out defaults, so the value of a missing field is known: false, 0 or empty.
///
/// Source: google-deepmind/android_env android_env/proto/a11y, AccessibilityTreeCreator.kt, AccessibilityForwarder.kt.
struct AndroidEnvReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "android-env", displayName: "android_env accessibility forest", platform: .android,
    howToExport:
      "`google.protobuf.json_format.MessageToJson(forest)` of the forest that android_env's forwarder sends; put its "
      + "events into a list `events` beside `windows`",
    carries: [
      .role, .nativeClass, .label, .text, .placeholder, .showingHint, .tooltip, .identifier, .owner, .bounds,
      .checkable, .checked, .clickable, .editable, .enabled, .focusable, .inputFocused, .longClickable, .password,
      .scrollable, .selected, .visible, .actions,
    ],
    carriesIfSeen: [.labeledByText, .expanded, .events],
    notes: [
      "The type of the window identifies the keyboard; the status bar is identified by its resource id.",
      "Has no state description, live region, heading, position or range: rules about them answer *cannot tell*.",
      "a11yd assumes that a progress bar shows an amount, because the forest does not say.",
    ],
    improvements: [.init("Add the forwarder's events as `events` beside `windows`", adds: [.events])])

  let signature = JSONSignature(
    all: ["windows"], usual: ["events"], has: [.key("tree")])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    try json.enter()
    while let item = try json.next() {
      switch item.keyText {
      case "windows" where item.isArray:
        try json.enter()
        while let window = try json.next() {
          if window.isObject { try readWindow(&json, &tree, limits) }
        }
      case "events" where item.isArray:
        tree.builder.events = .exposed(try AndroidEnvEvents.read(&json))
        tree.builder.carried.insert(.events)
      default: break
      }
    }
    if tree.builder.count == 0 { throw .unusable("no window has a node") }
    let states = format.carries.subtracting([.showingHint]).filter(\.isFlag)
    return tree.finish(textIsRange: false, defaultOff: states.reduce(into: PropertySet()) { $0.insert($1) })
  }

  private func readWindow(
    _ json: inout JSONCursor, _ tree: inout AndroidNodeBuilder, _ limits: ReadLimits
  ) throws(ReadFault) {
    var window = AndroidWindow()
    var drafts: [AndroidDraft] = []
    try json.enter()
    while let item = try json.next() {
      switch item.keyText {
      case "windowType", "window_type": window.kind = AndroidWindow.kind(item)
      case "isActive", "is_active": window.isActive = item.flag ?? false
      case "title": window.title = item.string.flatMap { $0.isEmpty ? nil : $0 }
      case "tree" where item.isObject:
        try json.enter()
        while let member = try json.next() {
          guard member.keyText == "nodes", member.isArray else { continue }
          try json.enter()
          while let node = try json.next() {
            if tree.builder.count + drafts.count >= limits.nodes { throw .tooManyNodes(limits) }
            if node.isObject { drafts.append(try AndroidDraft(.androidEnv, &json, &tree.builder)) }
          }
        }
      default: break
      }
    }
    var forest = AndroidForest(drafts)
    try forest.build(&tree, limits: limits)
    window.state(of: forest.roots, in: &tree)
    // 0 is left out; it is the number of the root, which labels nothing.
    if drafts.contains(where: { ($0.labeledByNumber ?? 0) != 0 }) {
      forest.stateLabels(in: &tree) { number in forest.indices[number] }
    }
  }
}
