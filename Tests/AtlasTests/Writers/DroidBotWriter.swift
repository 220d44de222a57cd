/// A state that DroidBot writes.
///
/// Source: honeynet/droidbot 52aeea4a: droidbot/device_state.py, to_dict; its service passes text and description on as
/// they are, and views that are not visible as well.
struct DroidBotWriter: ExportWriter {
  let format = "droidbot"
  let platforms: [TruthPlatform] = [.android]

  func export(_ screen: TruthScreen) -> String? {
    var views: [JSON] = []
    _ = add(screen.root, parent: -1, app: screen.app, to: &views)
    return JSON.object([
      ("tag", .text("2026-11-21_093000")), ("state_str", .text("c0ffee")), ("state_str_content_free", .text("c0ffee")),
      ("foreground_activity", .text("\(screen.app)/.Main")), ("activity_stack", .array([.text("\(screen.app)/.Main")])),
      ("background_services", .array([])), ("width", .int(screen.root.frame.width)),
      ("height", .int(screen.root.frame.height)), ("views", .array(views)),
    ]).rendered
  }

  private func add(_ node: TruthNode, parent: Int, app: String, to views: inout [JSON]) -> Int {
    let id = views.count
    views.append(.null)
    let children = node.children.map { add($0, parent: id, app: app, to: &views) }
    let edges: [JSON] = [
      .array([.int(node.frame.x), .int(node.frame.y)]), .array([.int(node.frame.right), .int(node.frame.bottom)]),
    ]
    views[id] = .object([
      ("package", .text(app)), ("visible", .bool(node.isVisible)), ("checkable", .bool(node.isOn("checkable"))),
      ("child_count", .int(children.count)), ("editable", .bool(node.isOn("editable"))),
      ("clickable", .bool(node.isOn("clickable"))), ("is_password", .bool(node.isOn("password"))),
      ("focusable", .bool(node.isOn("focusable"))), ("enabled", .bool(node.isEnabled)),
      ("content_description", .textOrNull(node.text("desc"))), ("children", .array(children.map(JSON.int))),
      ("focused", .bool(node.isOn("focused"))), ("bounds", .array(edges)),
      ("resource_id", .textOrNull(node.resourceName(in: app))), ("checked", .bool(node.isOn("checked"))),
      ("text", .textOrNull(node.text("text"))), ("class", .text(node.className)),
      ("scrollable", .bool(node.isOn("scrollable"))), ("selected", .bool(node.isOn("selected"))),
      ("long_clickable", .bool(node.isOn("longClickable"))), ("parent", .int(parent)), ("temp_id", .int(id)),
      ("size", .text("\(node.frame.width)*\(node.frame.height)")), ("signature", .text("[class]\(node.className)")),
      ("view_str", .text("00\(id)")), ("content_free_signature", .text("[class]\(node.className)")),
    ])
    return id
  }
}
