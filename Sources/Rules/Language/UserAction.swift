/// What was done on a node, as `activated` asks; the raw value is its name in rule files.
package enum UserAction: String, CaseIterable, Hashable, Sendable {
  /// A tap, click or a screen reader's double tap.
  case tap
  case space
  case enter
  /// The tab key.
  case tab
  /// One of the arrow keys.
  case arrow

  /// How captures write it: `meta.trigger.action`, or the key of it.
  package init?(written: String) {
    switch written.lowercased().filter({ $0.isLetter }) {
    case "tap", "click", "activate", "doubletap", "press", "touch", "select": self = .tap
    case "space", "keyspace", "spacebar": self = .space
    case "enter", "return", "keyenter": self = .enter
    case "tab", "keytab", "shifttab": self = .tab
    case "arrow", "arrowleft", "arrowright", "arrowup", "arrowdown", "left", "right", "up", "down", "dpadleft",
      "dpadright", "dpadup", "dpaddown":
      self = .arrow
    default: return nil
    }
  }
}
