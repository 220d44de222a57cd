/// axe-android's names of Android's accessibility events → `Event.type`.
enum AxeAndroidEvents {
  /// The types by name. Other names stay unchanged.
  ///
  /// Source: dequelabs/axe-android Constants.java, AXE_EVENT_TYPE_NAMES.
  static let types: [String: String] = [
    "accessibility_announcement": "announcement", "announcement": "announcement",
    "window_state_changed": "windowState", "window_content_changed": "contentChanged",
    "view_accessibility_focused": "focus", "view_clicked": "tap",
  ]
}
