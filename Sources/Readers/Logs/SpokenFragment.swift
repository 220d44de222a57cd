/// What TalkBack’s speech controller writes when it begins to speak, at its log level VERBOSE.
///
/// Source: google/talkback SpeechControllerImpl.java, versions of 2015, 2018, 2020 to 14.1 and 15.1; 16 and 17 as seen in
/// logs. The line is no interface: a version that writes another one is not understood.
struct SpokenFragment {
  /// Nil where nothing was spoken, and where the log hides the words.
  let text: String?
  /// Such as `TYPE_ANNOUNCEMENT`; nil for hints and for TalkBack’s own messages.
  let event: String?
  /// When the event happened, in seconds since the device started.
  let uptime: Double?

  private static let start = "Speaking fragment text"

  /// What became of a message.
  enum Reading {
    case fragment(SpokenFragment)
    /// The text has a line break: the next line goes on with it.
    case unfinished
  }

  /// Nil for a message about something else.
  static func read(_ message: Substring) -> Reading? {
    guard let begin = message.firstRange(of: start) else { return nil }
    let rest = message[begin.upperBound...]
    if rest.first == "=" { return keyed(rest.dropFirst()) }
    return rest.first == " " ? worded(rest.dropFirst()) : nil
  }

  /// 15.1 and later: `text=…, utteranceId=…, …, event=…`.
  private static func keyed(_ rest: Substring) -> Reading {
    guard let end = rest.ranges(of: ", utteranceId=").last else { return .unfinished }
    let event = rest[end.upperBound...].ranges(of: ", event=").last.map { rest[$0.upperBound...] }
    return .fragment(SpokenFragment(text: rest[..<end.lowerBound], event: event))
  }

  /// Before: `text … with spans … for event …`, the last two parts since 2020 and 2018.
  private static func worded(_ rest: Substring) -> Reading {
    guard let end = rest.ranges(of: " for event ").last else {
      return rest.last == "\"" ? .fragment(SpokenFragment(text: rest, event: nil)) : .unfinished
    }
    let text = rest[..<end.lowerBound]
    let spans = text.ranges(of: " with spans ").last?.lowerBound
    return .fragment(SpokenFragment(text: text[..<(spans ?? text.endIndex)], event: rest[end.upperBound...]))
  }

  private init(text: Substring, event: Substring?) {
    var text = text
    if text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    // In its short forms TalkBack writes stars for every text.
    let isHidden = text == "null" || text.allSatisfy { $0 == "*" }
    self.text = isHidden ? nil : String(text)
    let words = event?.split(separator: " ") ?? []
    func value(_ key: String) -> Substring? { words.first { $0.hasPrefix(key) }?.dropFirst(key.count) }
    self.event = value("subtype:").map(String.init)
    uptime = value("time:").flatMap { Double($0) }.map { $0 / 1_000 }
  }

  /// Whether TalkBack says of itself that it is on or off. Its name is the same in all languages.
  var isSwitch: Bool {
    guard event == nil, let text else { return false }
    return text.contains("TalkBack") && text.split(separator: " ").count <= 4
  }
}
