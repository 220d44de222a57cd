/// An action of a person that rules ask about.
package enum UserAction: String, CaseIterable, Hashable, Sendable {
  /// A tap, click or a screen reader's double tap.
  case tap
  case space
  case enter
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
    switch written.lowercased().filter({ $0.isLetter }) {
    case "tap", "click", "activate", "doubletap", "press", "touch", "select": self = .tap
    case "space", "keyspace", "spacebar": self = .space
    case "enter", "return", "keyenter": self = .enter
    case "tab", "keytab": self = .tab
    case "shifttab", "backtab": self = .shiftTab
    case "ctrltab", "ctltab", "controltab": self = .controlTab
    case "swiperight", "flickright": self = .swipeRight
    case "swipeleft", "flickleft": self = .swipeLeft
    case "arrow": self = .arrow
    case "arrowleft", "leftarrow", "left", "dpadleft": self = .arrowLeft
    case "arrowright", "rightarrow", "right", "dpadright": self = .arrowRight
    case "arrowup", "uparrow", "up", "dpadup": self = .arrowUp
    case "arrowdown", "downarrow", "down", "dpaddown": self = .arrowDown
    default: return nil
    }
  }

  /// Whether it is a key, which goes to the node with the keyboard's focus.
  package var isKey: Bool { ![.tap, .swipeRight, .swipeLeft].contains(self) }

  /// The actions that it means in a rule.
  package var meant: [UserAction] {
    self == .arrow ? [.arrow, .arrowLeft, .arrowRight, .arrowUp, .arrowDown] : [self]
  }
}
