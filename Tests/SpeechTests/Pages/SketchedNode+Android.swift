extension SketchedNode {
  /// “android.widget.Button” for “Button”.
  func androidClass(_ key: String) -> String {
    let name = text(key) ?? "android.view.View"
    return name.contains(".") ? name : "android.widget." + name
  }

  /// Those that the framework adds for the states, and those that the node names.
  var androidActions: [String] {
    var actions: [String] = []
    if isOn("isFocusable") { actions.append("FOCUS") }
    if isOn("isClickable") { actions.append("CLICK") }
    if isOn("isLongClickable") { actions.append("LONG_CLICK") }
    guard case .list(let own)? = self["actions"] else { return actions }
    return actions + own.map(\.attribute)
  }

  /// What `View.isImportantForAccessibility` says of a view that leaves it to the framework.
  var isImportant: Bool {
    let says = ["text", "contentDescription", "stateDescription", "content-desc"].contains { text($0) != nil }
    let acts = ["isClickable", "isFocusable", "isLongClickable", "isCheckable", "clickable", "focusable"]
    let own = (text("className") ?? text("class")) ?? ""
    return says || acts.contains { isOn($0) } || self["collectionInfo"] != nil || self["roleDescription"] != nil
      || ["TextView", "ProgressBar", "WebView", "Spinner", "ScrollView"].contains { own.hasSuffix($0) }
  }
}
