import AccessibilityTree

/// Reads the members of `{"a11ySnapshot": 1, "meta": …, "events": …, "tree": …}` beside the tree.
///
/// Source: config/snapshot.schema.json.
enum EnvelopeReader {
  /// One member that is not the tree.
  static func read(_ item: JSONItem, in json: inout JSONCursor, into envelope: inout Envelope) throws(ReadFault) {
    switch item.keyText {
    case "a11ySnapshot":
      guard item.number == 1 else { throw wrong("`a11ySnapshot`", "1, the only version", json) }
    case "meta":
      guard item.isObject else { throw wrong("`meta`", "an object", json) }
      try json.enter()
      while let member = try json.next() { try readMeta(member, in: &json, into: &envelope) }
    case "events":
      if item.isNull { return }
      guard item.isArray else { throw wrong("`events`", "a list", json) }
      envelope.events = .exposed(try readEvents(in: &json))
    default: break
    }
  }

  private static func readMeta(
    _ item: JSONItem, in json: inout JSONCursor, into envelope: inout Envelope
  ) throws(ReadFault) {
    if item.isNull { return }
    let key = item.keyText
    switch key {
    case "platform":
      let name = try string(item, key, json)
      envelope.meta.platform = Platform(rawValue: name.lowercased())
      if envelope.meta.platform == nil { envelope.unread.append("the platform “\(Excerpt.of(name))”") }
    case "app": envelope.meta.app = try string(item, key, json)
    case "appVersion": envelope.meta.appVersion = try string(item, key, json)
    case "screen": envelope.meta.screen = try string(item, key, json)
    case "language": envelope.meta.language = try string(item, key, json)
    case "capturedAt": envelope.meta.capturedAt = try string(item, key, json)
    case "session": envelope.meta.session = try string(item, key, json)
    case "screenReaderFocus": envelope.meta.screenReaderFocus = try string(item, key, json)
    case "lastSpeech": envelope.meta.lastSpeech = try string(item, key, json)
    case "settled":
      guard let settled = item.flag else { throw wrong("`settled`", "true or false", json) }
      envelope.meta.settled = settled
    case "fontScale":
      guard let scale = item.number, scale.isFinite, scale > 0 else {
        throw wrong("`fontScale`", "a number above 0", json)
      }
      envelope.meta.fontScale = scale
    case "sequence":
      guard let sequence = item.number.flatMap(Int.init(exactly:)) else {
        throw wrong("`sequence`", "an integer", json)
      }
      envelope.meta.sequence = sequence
    case "trigger":
      guard item.isObject else { throw wrong("`trigger`", "an object", json) }
      try json.enter()
      while let member = try json.next() {
        switch member.keyText {
        case "action": envelope.meta.triggerAction = member.string
        case "node": envelope.meta.triggerNode = member.string
        case "at": envelope.meta.triggerAt = member.string
        default: break
        }
      }
    case "carries":
      guard item.isArray else { throw wrong("`carries`", "a list of property names", json) }
      try json.enter()
      while let name = try json.next() {
        guard
          let property = name.string.flatMap(CanonicalKey.init)?.property ?? name.string.flatMap(Property.init(named:))
        else {
          envelope.unread.append("“\(Excerpt.of(name.text))” in `meta.carries`")
          continue
        }
        envelope.declared.insert(property)
      }
    // Ignore other tools' keys, but refuse a key that is nearly one of ours: it is a misspelling.
    default:
      if let meant = NearestName.of(key, among: metaKeys) {
        throw ReadFault(
          .malformed, "the wrapper is wrong before byte \(json.offset): `\(key)` is not a key of `meta`",
          advice: "Write `\(meant)`", at: json.offset)
      }
    }
  }

  private static let metaKeys = [
    "platform", "app", "appVersion", "screen", "language", "capturedAt", "session", "screenReaderFocus", "fontScale",
    "sequence", "trigger", "settled", "lastSpeech", "carries",
  ]

  private static func readEvents(in json: inout JSONCursor) throws(ReadFault) -> [Event] {
    var events: [Event] = []
    try json.enter()
    while let item = try json.next() {
      guard item.isObject else { throw wrong("an event", "an object", json) }
      try json.enter()
      var event = Event(type: "")
      while let member = try json.next() {
        switch member.keyText {
        case "type": event.type = member.string ?? ""
        case "text": event.text = member.string
        case "node": event.node = member.string
        case "at": event.at = member.string
        default: break
        }
      }
      guard !event.type.isEmpty else { throw wrong("the `type` of an event", "a string", json) }
      events.append(event)
    }
    return events
  }

  private static func string(_ item: JSONItem, _ key: String, _ json: borrowing JSONCursor) throws(ReadFault) -> String
  {
    guard let text = item.string else { throw wrong("`\(key)`", "a string", json) }
    return text
  }

  private static func wrong(_ what: String, _ due: String, _ json: borrowing JSONCursor) -> ReadFault {
    ReadFault(
      .malformed, "the wrapper is wrong before byte \(json.offset): \(what) is not \(due)",
      advice: "See \(InstalledGuide.snapshotSchema)", at: json.offset)
  }
}
