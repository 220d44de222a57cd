/// axe-android's names of Android's accessibility events → `Event.type`.
enum AxeAndroidEvents {
  /// Names that are not here stay as they are.
  ///
  /// Source: dequelabs/axe-android Constants.java, AXE_EVENT_TYPE_NAMES.
  static let types: [String: String] = [
    "accessibility_announcement": "announcement", "announcement": "announcement",
    "window_state_changed": "windowState", "window_content_changed": "contentChanged",
    "view_accessibility_focused": "focus", "view_clicked": "tap",
  ]
}
