import AccessibilityTree

/// What the actions of a Trailblaze node show about it.
///
/// Source: block/trailblaze trailblaze-android, standardActionName; google/talkback
/// AccessibilityNodeInfoUtils, isClickable and isActionableForAccessibility.
struct TrailblazeActions {
  /// The names of actions that the app added.
  private(set) var own: [String] = []
  private(set) var states: [(property: Property, isOn: Bool)] = []

  /// Reads the list that the cursor has returned but not entered. Standard actions have Android's names; what else has a
  /// name was added by the app.
  init(_ json: inout JSONCursor) throws(ReadFault) {
    var isEdited = false
    try json.enter()
    while let item = try json.next() {
      let name = item.text
      if let state = Self.offered[name] { states.append(state) }
      if name == "ACTION_SET_TEXT" { isEdited = true }
      if !name.isEmpty, !name.hasPrefix("ACTION_") { own.append(name) }
    }
    // A field lists its keyboard's Enter key as an action, with the name on the key.
    if isEdited { own = [] }
  }

  /// States that TalkBack infers from offered actions. A collapsed node offers to expand, and an expanded one to
  /// collapse.
  private static let offered: [String: (property: Property, isOn: Bool)] = [
    "ACTION_CLICK": (.clickable, true), "ACTION_LONG_CLICK": (.longClickable, true),
    "ACTION_FOCUS": (.focusable, true), "ACTION_EXPAND": (.expanded, false), "ACTION_COLLAPSE": (.expanded, true),
  ]
}
