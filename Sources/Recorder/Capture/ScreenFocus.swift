import AccessibilityTree

/// Where the screen reader's focus is in a source.
enum ScreenFocus {
  /// Whether a screen reader is on: some node has its focus.
  static func isThere(in snapshot: Snapshot) -> Bool { snapshot.nodes.contains { $0.isOn(.screenReaderFocused) } }

  /// The source as it is wherever the focus is, to compare two sources without it.
  static func ignored(in source: String) -> String {
    source.replacing(#"a11y-focused="true""#, with: #"a11y-focused="false""#)
  }
}
