/// AccessibilityNodeInfo's getters.
extension TruthNode {
  var className: String { text("class") ?? "android.view.View" }
  /// “com.example.lantern:id/tabs”; an id with a colon is whole already.
  func resourceName(in app: String) -> String? {
    text("id").map { $0.contains(":") ? $0 : "\(app):id/\($0)" }
  }
  var isEnabled: Bool { isOn("enabled", unlessStated: true) }
  var isVisible: Bool { isOn("visible", unlessStated: true) }

  /// Unless stated: what View.isImportantForAccessibility says of a view that leaves it to the framework. Texts and
  /// progress bars ask for it; a description does too; layouts and images without one are not.
  var isImportant: Bool {
    let acts = ["clickable", "longClickable", "focusable", "checkable", "screenReaderFocusable", "heading"]
    let says = ["desc", "text", "state", "roleDescription", "pane", "live"]
    let asks = ["TextView", "Button", "EditText", "CheckBox", "RadioGroup", "ProgressBar", "Spinner", "NumberPicker"]
    return isOn(
      "important",
      unlessStated: acts.contains { isOn($0) } || says.contains { text($0) != nil } || fields["collection"] != nil
        || fields["semantics"] != nil || asks.contains { className.hasSuffix($0) })
  }

  /// Whether a view draws it, which then has a place in the drawing order; Compose and Flutter draw their nodes in a view
  /// of their own.
  var isView: Bool { className != "android.view.View" && fields["semantics"] == nil }

  var liveRegion: Int { ["polite": 1, "assertive": 2][text("live") ?? ""] ?? 0 }
  var bounds: String { "[\(frame.x),\(frame.y)][\(frame.right),\(frame.bottom)]" }

  /// Minimum, maximum and current value.
  var range: (minimum: Double, maximum: Double, current: Double)? {
    let numbers = numbers("range")
    return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : nil
  }

  /// Rows, columns and selection mode: 0 none, 1 single, 2 multiple.
  var collection: (rows: Int, columns: Int, mode: Int)? {
    let parts = list("collection")
    guard parts.count >= 2, let rows = Int(parts[0]), let columns = Int(parts[1]) else { return nil }
    return (rows, columns, ["single": 1, "multiple": 2][parts.last ?? ""] ?? 0)
  }

  /// Row, row span, column and column span, counted from 0.
  var item: [Int]? {
    let numbers = list("item").compactMap(Int.init)
    return numbers.count == 4 ? numbers : nil
  }

  /// The actions that the framework adds for the states, and those that the file names.
  var androidActions: [String] {
    var actions: [String] = []
    if isOn("focusable") { actions.append("FOCUS") }
    if isOn("clickable") { actions.append("CLICK") }
    if isOn("longClickable") { actions.append("LONG_CLICK") }
    return actions + list("actions")
  }
}
