/// `states/state_….json` of DroidBot: a flat list of views, about 740 bytes each.
enum DroidBotExport {
  static func make(bytes: Int, seed: UInt64) -> String {
    let views = AndroidExport(nodes: bytes / 738, seed: seed).views
    let list = views.enumerated().map { place, view in json(view, place) }.joined(separator: ",\n")
    return """
      {"tag": "2026-11-21_093000", "state_str": "3f1bb6eb", "state_str_content_free": "a9d604e2",
      "foreground_activity": "com.example.shop/.CartActivity", "activity_stack": ["com.example.shop/.CartActivity"],
      "background_services": [], "width": 1080, "height": 1920, "views": [
      \(list)
      ]}
      """
  }

  private static func json(_ view: AndroidExport.View, _ place: Int) -> String {
    let bounds = view.bounds
    return """
      {"package": "com.example.shop", "visible": true, "checkable": \(view.isToggle), "child_count": \
      \(view.children.count), "editable": false, "clickable": \(view.isClickable), "is_password": false, "focusable": \
      \(view.isClickable), "enabled": true, "content_description": \(text(view.description)), "children": \
      \(view.children), "focused": false, "bounds": [[\(bounds.left), \(bounds.top)], [\(bounds.right), \
      \(bounds.bottom)]], "resource_id": \(text(view.identifier)), "checked": false, "text": \(text(view.text)), \
      "class": "\(view.className)", "scrollable": false, "selected": false, "long_clickable": false, "parent": \
      \(view.parent), "temp_id": \(place), "size": "\(bounds.right - bounds.left)*\(bounds.bottom - bounds.top)", \
      "signature": "[class]\(view.className)[resource_id]\(view.identifier ?? "None")[text]None[enabled,,]", "view_str": \
      "d8f3b1a8c9e24f6f8a5b7c6d5e4f3a2b", "content_free_signature": "[class]\(view.className)[resource_id]None"}
      """
  }

  private static func text(_ text: String?) -> String { text.map(AppText.json) ?? "null" }
}
