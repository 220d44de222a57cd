import AccessibilityTree

/// Reads the lines of a device’s log that tell something of a session: of what TalkBack or VoiceOver said, of what apps sent,
/// and of when the lab captured the screen.
///
/// Source: docs/recording.md.
struct LogReader {
  private let limits: ReadLimits
  private var entries: [LogEntry] = []
  /// When each entry was, in seconds since the device started; by its place.
  private var uptimes: [Int: Double] = [:]
  private var clock: DeviceLog.Clock?
  private var latest = 0.0
  /// What a New Year among the lines adds to the times after it, in seconds.
  private var turn = 0.0
  /// The header of the format `long` stands above its message.
  private var header: (at: Double?, text: String)?
  /// A message that goes on in the next line.
  private var unfinished: (at: Double?, text: String)?
  /// Where the entry of an event is, by its uptime and type, for what TalkBack says of it later.
  private var events: [Spoken: Int] = [:]

  /// Somebody asked what VoiceOver says, and whether that was a move of it.
  private var voiceOver: (isAsked: Bool, isMoved: Bool) = (false, false)

  private struct Spoken: Hashable {
    let event: String
    let uptime: Double
  }

  init(limits: ReadLimits) { self.limits = limits }

  /// The log in these bytes; nil where they are none.
  ///
  /// - Throws: for a log that tells nothing, with the reason.
  static func log(in bytes: UnsafeRawBufferPointer, limits: ReadLimits) throws(ReadFault) -> DeviceLog? {
    guard isLog(bytes) else { return nil }
    var reader = LogReader(limits: limits)
    var lines = LogLines(bytes)
    while let line = lines.next() { reader.read(line) }
    guard !reader.entries.isEmpty else { throw reader.voiceOver.isAsked ? voiceOverSilence : silence }
    return DeviceLog(
      clock: reader.clock ?? .unknown, entries: LogOrder.entries(reader.entries, uptimes: reader.uptimes))
  }

  private static let silence = ReadFault(
    .silent, "a log without a line of TalkBack’s speech or of an app’s events",
    advice: "Set TalkBack settings → Advanced → Developer settings → Log output level to VERBOSE")

  private static let voiceOverSilence = ReadFault(
    .silent, "a log in which VoiceOver says nothing", advice: "Switch VoiceOver on with mobile: enableVoiceOver")

  /// How many of the first lines show whether it is a log.
  private static let looked = 40

  /// Why so many bytes are not read, if they are a log.
  static func tooLarge(_ bytes: UnsafeRawBufferPointer, _ limits: ReadLimits) -> ReadFault? {
    guard isLog(bytes) else { return nil }
    var fault = limits.tooLarge(bytes.count)
    fault.advice =
      "Record only TalkBack’s lines, with adb logcat --regex='Speaking fragment|mapToFeedback|capture ', or cut the log"
    return fault
  }

  private static func isLog(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.first != UInt8(ascii: "<") else { return false }
    var lines = LogLines(bytes)
    var seen = 0
    while seen < looked, let line = lines.next() {
      guard !line.isEmpty else { continue }
      seen += 1
      if LogStamp(line) != nil || isBrief(line) || line.contains("--------- beginning of")
        || line.contains("Speaking fragment text") || LoggedEventLine.event(line, ReadLimits()) != nil
        || VoiceOverLine.read(line, ReadLimits()) != nil
      {
        return true
      }
    }
    return false
  }

  /// `V/talkback: SpeechControllerImpl( 6799): …`.
  private static func isBrief(_ line: UnsafeRawBufferPointer) -> Bool {
    line.count > 2 && "VDIWEF".utf8.contains(line[0]) && line[1] == UInt8(ascii: "/") && line.contains("): ")
  }

  // MARK: lines

  private mutating func read(_ line: UnsafeRawBufferPointer) {
    if let open = unfinished {
      unfinished = nil
      let stamp = LogStamp(line)
      // Logcat repeats the header for every line of a message; a command that writes to a file does not.
      let text = Self.text(line)[...]
      let message = stamp == nil ? text : Self.message(text)
      guard stamp == nil || stamp.map({ $0.at + turn }) == open.at, open.text.utf8.count < 1 << 16 else {
        return read(line)
      }
      return read("\(open.text) \(message)"[...], at: open.at)
    }
    let stamp = LogStamp(line)
    let at = stamp.map { note($0) }
    if Self.isHeader(line), let at {
      header = (at, Self.text(line))
      return
    }
    let isTelling =
      line.contains("Speaking fragment") || line.contains("mapToFeedback()") || line.contains("EventType: TYPE_")
      || line.contains("capture ")
    if isTelling {
      let text = Self.text(line)
      let rest = stamp.map { text[text.utf8.index(text.startIndex, offsetBy: $0.count)...] } ?? text[...]
      if stamp == nil, let header { read("\(header.text) : \(rest)"[...], at: header.at) } else { read(rest, at: at) }
    } else if let event = LoggedEventLine.event(line, limits) {
      read(event)
    } else if let said = VoiceOverLine.read(line, limits) {
      read(said, at: at)
    } else if line.isEmpty {
      header = nil
    }
  }

  /// `[ 08-25 10:12:01.544  4711: 4711 V/talkback: SpeechControllerImpl ]`.
  private static func isHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    line.first == UInt8(ascii: "[") && line.last == UInt8(ascii: "]")
  }

  private static func text(_ line: UnsafeRawBufferPointer) -> String { String(decoding: line, as: UTF8.self) }

  /// What follows the tag in a line that goes on with the message of the one before.
  private static func message(_ text: Substring) -> Substring {
    text.firstRange(of: "SpeechControllerImpl").map { text[$0.upperBound...].drop { "( 0123456789):".contains($0) } }
      ?? text
  }

  /// The time of a line, of a log that began a year earlier where it crossed New Year.
  private mutating func note(_ stamp: LogStamp) -> Double {
    if stamp.clock == .localWithoutYear, latest - stamp.at - turn > Self.longAgo {
      turn += Self.year
      clock = .unknown
    }
    latest = stamp.at + turn
    clock = clock ?? stamp.clock
    if clock != stamp.clock { clock = .unknown }
    return latest
  }

  private static let longAgo = 300.0 * 86_400
  private static let year = 366.0 * 86_400

  // MARK: messages

  private mutating func read(_ message: Substring, at: Double?) {
    if let reading = SpokenFragment.read(message) {
      switch reading {
      case .unfinished: unfinished = (at, String(message))
      case .fragment(let fragment): add(fragment, at: at)
      }
    } else if let mapped = MappedEvent(message) {
      add(mapped, at: at)
    } else if let reading = UiAutomatorEvent.read(message) {
      switch reading {
      case .unfinished: unfinished = (at, String(message))
      case .event(let event): add(.uiAutomator, at: at, uptime: event.uptime, event.happening)
      }
    } else if let name = CaptureMark.name(in: message) {
      add(.lab, at: at, uptime: nil, .captured(name))
    }
  }

  private mutating func read(_ event: Event) {
    guard let text = event.at, let at = Timestamp(text) else { return }
    let time = note(LogStamp(at: at.seconds, clock: Timestamp.hasZone(text) ? .absolute : .local))
    add(.events, at: time, uptime: nil, .event(event))
  }

  private mutating func read(_ line: VoiceOverLine, at: Double?) {
    voiceOver.isAsked = true
    switch line {
    case .asked(let isMove): voiceOver.isMoved = isMove
    case .said(let text, let time, let isAfterMove):
      let own = time.flatMap { text in
        Timestamp(text).map { note(LogStamp(at: $0.seconds, clock: Timestamp.hasZone(text) ? .absolute : .local)) }
      }
      guard let text else { return }
      add(.voiceOver, at: own ?? at, uptime: nil, .said(text, isAfterMove: isAfterMove || voiceOver.isMoved))
    }
  }

  private mutating func add(
    _ source: LogEntry.Source, at: Double?, uptime: Double?, _ happening: LogEntry.Happening
  ) {
    // Of a row of signs of life, the first and the last say when the source was on.
    let spoke = LogEntry.Happening.spoke
    if happening == spoke,
      entries.suffix(2).count(where: { $0.source == source && $0.happening == spoke }) == 2
    {
      entries.removeLast()
      uptimes[entries.count] = nil
    }
    if let uptime { uptimes[entries.count] = uptime }
    entries.append(LogEntry(source, at: at, happening))
  }

  private mutating func add(_ mapped: MappedEvent, at: Double?) {
    let happening: LogEntry.Happening? =
      switch mapped.event {
      case "TYPE_VIEW_ACCESSIBILITY_FOCUSED": .focused(nil, mapped.target)
      case "TYPE_VIEW_CLICKED": .tapped(mapped.target)
      default: nil
      }
    guard let happening else { return add(.talkBack, at: at, uptime: mapped.uptime, .spoke) }
    events[Spoken(event: mapped.event, uptime: mapped.uptime)] = entries.count
    add(.talkBack, at: at, uptime: mapped.uptime, happening)
  }

  private mutating func add(_ fragment: SpokenFragment, at: Double?) {
    if let event = fragment.event, let uptime = fragment.uptime {
      let key = Spoken(event: event, uptime: uptime)
      if let place = events[key] {
        entries[place].happening.add(fragment.text)
        return
      }
      events[key] = entries.count
    }
    let happening: LogEntry.Happening =
      switch fragment.event {
      case _ where fragment.isSwitch: .switched
      case "TYPE_ANNOUNCEMENT", "TYPE_WINDOW_CONTENT_CHANGED", "TYPE_NOTIFICATION_STATE_CHANGED":
        .announced(fragment.text)
      case "TYPE_WINDOW_STATE_CHANGED": .titled(fragment.text)
      case "TYPE_VIEW_ACCESSIBILITY_FOCUSED": .focused(fragment.text, nil)
      case "TYPE_VIEW_CLICKED": .tapped(nil)
      default: .spoke
      }
    add(.talkBack, at: at, uptime: fragment.uptime, happening)
  }
}

extension LogEntry.Happening {
  /// The longest utterance, in bytes. Android speaks 4,000 characters at a time.
  private static let longest = 1 << 16

  /// Adds the next fragment of an utterance.
  fileprivate mutating func add(_ text: String?) {
    func joined(_ known: String?) -> String? {
      guard let known, let text else { return known ?? text }
      return known.utf8.count + text.utf8.count > Self.longest ? known : "\(known), \(text)"
    }
    switch self {
    case .announced(let known): self = .announced(joined(known))
    case .titled(let known): self = .titled(joined(known))
    case .focused(let known, let target): self = .focused(joined(known), target)
    case .tapped, .changed, .event, .captured, .said, .spoke, .switched: break
    }
  }
}
