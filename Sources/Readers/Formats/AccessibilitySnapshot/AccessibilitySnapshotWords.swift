import AccessibilityTree

/// The words of an element of AccessibilitySnapshot, which have to be read together.
struct AccessibilitySnapshotWords {
  var label: String?
  var value: String?
  /// The library's text of what VoiceOver says; newer files leave it out.
  var spoken: String?
  /// In older files, the app's hint with the library's own instructions.
  var hint: String?
  /// In newer files, the app's hint. The inner nil means no hint, the outer nil an older file.
  var authoredHint: String??

  /// The app's hint; empty if there is none, nil if it cannot be determined.
  func ownHint(_ traits: Traits) -> String? {
    if let authoredHint { return authoredHint ?? "" }
    if label == nil, value == nil { return AccessibilitySnapshotHint.authored(in: spoken ?? "") }
    return AccessibilitySnapshotHint.authored(hint, traits)
  }

  /// The position at the end of the description.
  var position: Position? {
    spoken.flatMap { AccessibilitySnapshotContext.position(in: $0, label: label, value: value) }
  }
}
