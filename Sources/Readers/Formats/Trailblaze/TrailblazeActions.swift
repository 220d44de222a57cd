import AccessibilityTree

/// What the actions that a Trailblaze node offers say of it.
///
/// Source: block/trailblaze trailblaze-android, standardActionName; google/talkback
/// AccessibilityNodeInfoUtils, isClickable and isActionableForAccessibility.
struct TrailblazeActions {
  /// The names of those that the app added.
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
    // A field has its keyboard's Enter key among them, under the name that is on the key.
    if isEdited { own = [] }
  }

  /// TalkBack takes an offer for the state. A node that can be expanded or collapsed offers the one that it is not.
  private static let offered: [String: (property: Property, isOn: Bool)] = [
    "ACTION_CLICK": (.clickable, true), "ACTION_LONG_CLICK": (.longClickable, true),
    "ACTION_FOCUS": (.focusable, true), "ACTION_EXPAND": (.expanded, false), "ACTION_COLLAPSE": (.expanded, true),
  ]
}
