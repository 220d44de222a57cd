/// The keys of an element of idb or AXe: the old names and, where `--format complete` renamed them, the new ones.
///
/// Source: facebook/idb FBAccessibilityKeys.swift and FBAccessibilityDocument.swift (FBAccessibilityDocumentElement).
enum IDBKey: String, KnownKeys {
  case label, value, identifier, type, title, help, role, subrole, placeholder, frame, enabled, expanded, hidden,
    focused
  case traits, children, pid
  case roleDescription = "role_description"
  case customActions = "custom_actions"
  case axLabel = "AXLabel"
  case axValue = "AXValue"
  case axIdentifier = "AXUniqueId"
  case axFrame = "AXFrame"

  static let table = NumberedKeys<IDBKey>()
}
