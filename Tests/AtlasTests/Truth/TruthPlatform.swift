import AccessibilityTree

/// What a file may say of a node on one platform.
enum TruthPlatform: String {
  case android
  case ios

  var platform: Platform { self == .android ? .android : .ios }

  /// Keys of a node besides `as`, `children` and `row`.
  var fields: Set<String> {
    switch self {
    // AccessibilityNodeInfo, in the order of its reference page.
    case .android:
      [
        "class", "text", "desc", "hint", "state", "roleDescription", "tooltip", "pane", "error", "id", "clickable",
        "longClickable", "checkable", "checked", "selected", "enabled", "focusable", "focused", "important",
        "screenReaderFocusable", "scrollable", "editable", "password", "heading", "visible", "showingHint", "live",
        "collection", "item", "range", "actions", "labelFor", "semantics", "size", "a11yFocused",
      ]
    // UIAccessibility, and the type that XCTest gives an element.
    case .ios:
      [
        "type", "element", "label", "value", "hint", "traits", "id", "placeholder", "container", "containerLabel",
        "position", "role", "subrole", "modal", "visible", "actions", "range", "semantics", "size", "tappable",
      ]
    }
  }

  /// The size of the screen.
  var screen: TruthFrame {
    self == .android
      ? TruthFrame(x: 0, y: 0, width: 1080, height: 2400) : TruthFrame(x: 0, y: 0, width: 390, height: 844)
  }

  /// The height of a node without children.
  var lineHeight: Int { self == .android ? 132 : 44 }
  /// Where the first node begins, below the status bar.
  var top: Int { self == .android ? 160 : 60 }
}
