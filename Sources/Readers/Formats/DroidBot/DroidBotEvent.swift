import AccessibilityTree

/// DroidBot's `events/event_<time>.json`: what it did in one state, and which state followed.
///
/// Source: honeynet/droidbot input_event.py, EventLog.to_dict and the `to_dict` of its events.
struct DroidBotEvent {
  /// The keys that only such a file has at its root.
  static let signature = JSONSignature(all: ["event", "start_state"])

  private enum Key: String, KnownKeys {
    case tag, event
    case start = "start_state"
    case stop = "stop_state"

    static let table = NumberedKeys<Key>()
  }

  private enum EventKey: String, KnownKeys {
    case view, name
    case type = "event_type"

    static let table = NumberedKeys<EventKey>()
  }

  private enum ViewKey: String, KnownKeys {
    case text, bounds
    case className = "class"
    case identifier = "resource_id"
    case label = "content_description"

    static let table = NumberedKeys<ViewKey>()
  }

  private var type: String?
  private var key: String?
  private var target: ScreenAction.Target?

  /// The action in these bytes.
  ///
  /// - Throws: a fault if it is not an event, or lacks the time or a state because the run ended while it was written.
  static func action(_ json: inout JSONCursor) throws(ReadFault) -> ScreenAction {
    var event = DroidBotEvent()
    var (tag, start, stop): (String?, String?, String?)
    _ = try json.root()
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .tag: tag = item.string
      case .start: start = item.string
      case .stop: stop = item.string
      case .event where item.isObject: try event.read(&json)
      case .event, nil: break
      }
    }
    guard let tag, let start, let stop, let type = event.type else {
      throw .unusable("the event of DroidBot names no time, no state or no type")
    }
    return ScreenAction(
      at: DroidBotTag.time(tag), before: start, after: stop, action: event.key ?? type, target: event.target)
  }

  private mutating func read(_ json: inout JSONCursor) throws(ReadFault) {
    try json.enter()
    let keys = EventKey.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .type: type = item.string
      case .name: key = item.string
      case .view where item.isObject: target = try Self.target(&json)
      case .view, nil: break
      }
    }
  }

  private static func target(_ json: inout JSONCursor) throws(ReadFault) -> ScreenAction.Target {
    var target = ScreenAction.Target()
    try json.enter()
    let keys = ViewKey.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .className: target.nativeClass = item.string
      case .identifier: target.identifier = item.string
      case .text: target.text = item.string
      case .label: target.label = item.string
      case .bounds where item.isArray: target.bounds = try BoundsList.edges(&json)
      case .bounds, nil: break
      }
    }
    return target
  }
}
