/// An action of a person that rules ask about.
package enum UserAction: String, CaseIterable, Hashable, Sendable {
  /// A tap, click or a screen reader's double tap.
  case tap
  case space
  case enter
  case escape
  /// The tab key by itself.
  case tab
  case shiftTab = "shift-tab"
  case controlTab = "control-tab"
  /// An arrow key, if the capture does not say which; in a rule, any of them.
  case arrow
  case arrowLeft = "arrow-left"
  case arrowRight = "arrow-right"
  case arrowUp = "arrow-up"
  case arrowDown = "arrow-down"
  /// A screen reader's swipe to the next stop, and to the one before.
  case swipeRight = "swipe-right"
  case swipeLeft = "swipe-left"

  /// Reads how captures write it: `meta.trigger.action`, or its key.
  package init?(written: String) {
    let letters = written.lowercased().filter { $0.isLetter }
    guard let action = Self.named(letters) ?? Self.key(in: letters, of: written) else { return nil }
    self = action
  }

  /// Whether captures write this for doing nothing.
  package static func isWaiting(written: String) -> Bool {
    ["wait", "none", "nothing", "idle"].contains(written.lowercased())
  }

  private static func named(_ letters: String) -> UserAction? {
    switch letters {
    case "tap", "click", "activate", "doubletap", "press", "touch", "select": .tap
    case "space", "spacebar": .space
    case "enter", "return": .enter
    case "escape", "esc": .escape
    case "tab": .tab
    case "shifttab", "backtab": .shiftTab
    case "ctrltab", "ctltab", "controltab": .controlTab
    // VoiceOver's keys, and the recorder's word for a script that moves VoiceOver, do the same.
    case "swiperight", "rightswipe", "flickright", "swipenext", "swipeforward", "voright", "movefocusforward":
      .swipeRight
    case "swipeleft", "leftswipe", "flickleft", "swipeprevious", "swipebackward", "voleft",
      "movefocusbackward":
      .swipeLeft
    case "arrow": .arrow
    case "arrowleft", "leftarrow", "left", "dpadleft": .arrowLeft
    case "arrowright", "rightarrow", "right", "dpadright": .arrowRight
    case "arrowup", "uparrow", "up", "dpadup": .arrowUp
    case "arrowdown", "downarrow", "down", "dpaddown": .arrowDown
    default: nil
    }
  }

  /// “key Tab”, “Tab key”, “press Tab”, `KEYCODE_DPAD_RIGHT`.
  private static func key(in letters: String, of written: String) -> UserAction? {
    // The two halves of a press name no key.
    guard !["keydown", "keyup"].contains(written.lowercased()) else { return nil }
    var rest = Substring(letters)
    for prefix in ["pressed", "press", "keyboard", "keycode", "key"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    for suffix in ["pressed", "key"] where rest.hasSuffix(suffix) { rest = rest.dropLast(suffix.count) }
    guard let action = named(String(rest)), action.isKey else { return nil }
    return action
  }

  /// Whether it is a key, which goes to the node with the keyboard's focus.
  package var isKey: Bool { ![.tap, .swipeRight, .swipeLeft].contains(self) }

  /// The actions that it means in a rule.
  package var meant: [UserAction] {
    self == .arrow ? [.arrow, .arrowLeft, .arrowRight, .arrowUp, .arrowDown] : [self]
  }
}
