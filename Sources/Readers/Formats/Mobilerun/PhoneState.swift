import AccessibilityTree

/// The state of the phone that the portal puts beside a tree, `phone_state`.
///
/// Source: droidrun/droidrun-portal JsonBuilders.kt.
enum PhoneState {
  /// Reads the object that the cursor has returned but not entered; empty texts say nothing.
  static func read(_ json: inout JSONCursor, into meta: inout SnapshotMeta) throws(ReadFault) {
    try json.enter()
    while let item = try json.next() {
      guard let text = item.string, !text.isEmpty else { continue }
      switch item.keyText {
      case "packageName": meta.app = text
      case "activityName": meta.screen = text
      default: break
      }
    }
  }
}
