import AccessibilityTree

/// The words of an element of AccessibilitySnapshot, which explain each other.
struct AccessibilitySnapshotWords {
  var label: String?
  var value: String?
  /// What the library says that VoiceOver says; newer files leave it out.
  var spoken: String?
  /// Of older files: the app's hint and the library's own instructions.
  var hint: String?
  /// Of newer files: the app's hint; nil inside when there is none, outside when the file is older.
  var authoredHint: String??

  /// The hint that the app gave, empty for none; nil when it cannot be told.
  func ownHint(_ traits: Traits) -> String? {
    if let authoredHint { return authoredHint ?? "" }
    if label == nil, value == nil { return AccessibilitySnapshotHint.authored(in: spoken ?? "") }
    return AccessibilitySnapshotHint.authored(hint, traits)
  }

  /// The place that the description ends with.
  var position: Position? {
    spoken.flatMap { AccessibilitySnapshotContext.position(in: $0, label: label, value: value) }
  }
}
