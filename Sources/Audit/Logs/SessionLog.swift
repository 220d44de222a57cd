import AccessibilityTree

/// A log of a session, made ready to say what happened between two captures.
struct SessionLog: Sendable {
  let log: DeviceLog
  /// Where the log tells that the lab captured the screen, by the name of the file; files that it names twice are left out.
  private let marks: [String: Int]
  /// From the first to the last sign of life of each source, without the times in which it was off.
  private let alive: [LogEntry.Source: [ClosedRange<Int>]]

  init(_ log: DeviceLog) {
    self.log = log
    var marks: [String: [Int]] = [:]
    for (place, entry) in log.entries.enumerated() {
      if case .captured(let name) = entry.happening { marks[name, default: []].append(place) }
    }
    self.marks = marks.compactMapValues { $0.count == 1 ? $0.first : nil }
    alive = Dictionary(
      uniqueKeysWithValues: [LogEntry.Source.talkBack, .uiAutomator, .events].map { ($0, Self.lives(of: $0, log)) })
  }

  /// Whether the source was on and wrote from this place to that one: it said something before and after.
  func isAlive(_ source: LogEntry.Source, from start: Int, to end: Int) -> Bool {
    alive[source]?.contains { $0.lowerBound < start && $0.upperBound >= end } ?? false
  }

  /// TalkBack says of itself that it is on or off, in its own language. What it says afterwards tells which.
  private static func lives(of source: LogEntry.Source, _ log: DeviceLog) -> [ClosedRange<Int>] {
    let own = log.entries.indices.filter { log.entries[$0].source == source }
    var lives: [ClosedRange<Int>] = []
    var begin: Int?
    for (number, place) in own.enumerated() {
      guard log.entries[place].happening == .switched else {
        begin = begin ?? place
        if number == own.count - 1, let begin { lives.append(begin...place) }
        continue
      }
      if let begin { lives.append(begin...place) }
      let next = number + 1 < own.count ? own[number + 1] : nil
      begin = next.flatMap { log.entries[$0].happening == .switched ? nil : place }
    }
    return lives
  }

  /// Where the lab says that it took this capture; nil where it does not say so.
  func mark(of step: RecordedStep) -> Int? {
    let file = step.name.split(separator: "/").last.map(String.init) ?? step.name
    let bare = file.split(separator: ".").first.map(String.init) ?? file
    return marks[file] ?? marks[bare]
  }

  /// Where a capture lies among the entries: those before the range were before it, those after it after.
  func moment(of step: RecordedStep, _ skew: LogSkew?) -> Range<Int>? {
    if let mark = mark(of: step) { return mark..<mark }
    guard let skew, let at = skew.logTime(of: step.meta.capturedAt) else { return nil }
    let first = place(notBefore: at.lowerBound)
    return first..<max(first, place(notBefore: at.upperBound))
  }

  private func place(notBefore time: Double) -> Int {
    var (low, high) = (0, log.entries.count)
    while low < high {
      let middle = (low + high) / 2
      if let at = log.entries[middle].at, at < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
