/// The members of an element of AccessibilitySnapshot, and the keys that wrap one in a hierarchy.
///
/// Source: cashapp/AccessibilitySnapshot AccessibilityElement.swift, its CodingKeys of all versions.
enum AccessibilitySnapshotKey: String, KnownKeys {
  case label, value, identifier, hint, authoredHint, traits, shape, customActions, accessibilityLanguage, visibility
  case description, context, containerContext, element, container, children, respondsToUserInteraction

  static let table = NumberedKeys<AccessibilitySnapshotKey>()
}
