import AccessibilityTree
import AuditTesting
import Speech
import Testing

@testable import Audit

/// What a log of the device tells of captures, whatever the clocks say.
struct SessionLogTests {
  /// A run of a test on a device whose clock is not the host's.
  private struct Run {
    /// When each capture was taken and what was tapped before it, in seconds of the host.
    var captures: [(at: Double, tap: Double)] = []
    /// What was announced between a tap and its capture, by the place of the capture.
    var words: [[(at: Double, text: String)]] = []
    /// The device's time less the host's, in seconds.
    var skew = 0.0
    var clock = DeviceLog.Clock.absolute
    var hasMarks = false
    var datesTaps = false

    init(_ random: inout SeededGenerator) {
      var now = 1_790_000_000.0
      for place in 0..<Int.random(in: 2...6, using: &random) {
        let tap = now + Double.random(in: 3...9, using: &random)
        let at = tap + Double.random(in: 5...9, using: &random)
        captures.append((at, tap))
        let count = Int.random(in: 0...3, using: &random)
        words.append(
          // Two seconds before a capture nobody could tell on which side it was, and the clocks are up to one apart.
          (0..<count).map { (Double.random(in: tap + 0.7...at - 3.1, using: &random), "\(place) and \($0)") })
        now = at
      }
      clock = [.absolute, .local, .localWithoutYear].randomElement(using: &random) ?? .absolute
      hasMarks = Bool.random(using: &random)
      datesTaps = Bool.random(using: &random)
      skew = Double.random(in: hasMarks || datesTaps ? -90_000...90_000 : -1...1, using: &random)
    }

    private static func text(_ host: Double) -> String? { UnixTime.text(milliseconds: Int((host * 1_000).rounded())) }

    func steps(_ platform: Platform = .android) throws -> [RecordedStep] {
      try captures.enumerated().map { place, capture in
        let buttons = captures.indices.map { "  button \"Go \($0)\" identifier=go\($0)" }.joined(separator: "\n")
        let snapshot = try TreeSketch("group\n\(buttons)").snapshot(platform) { builder in
          builder.meta.app = "com.example"
          builder.meta.capturedAt = Self.text(capture.at)
          guard datesTaps else { return }
          builder.meta.triggerAction = "tap"
          builder.meta.triggerNode = "go\(place)"
          builder.meta.triggerAt = Self.text(capture.tap)
        }
        return RecordedStep(name: "run/\(place).json", transcript: ScreenReaders.transcript(of: snapshot))
      }
    }

    /// The same words, as VoiceOver tells them when it is asked.
    func voiceOverLog() -> DeviceLog {
      var log = log()
      log.entries = log.entries.compactMap { entry in
        switch entry.happening {
        case .announced(let text?): LogEntry(.voiceOver, at: entry.at, .said(text, isAfterMove: false))
        case .captured: entry
        default: nil
        }
      }
      return log
    }

    func log() -> DeviceLog {
      var entries: [(at: Double, source: LogEntry.Source, happening: LogEntry.Happening)] = []
      entries.append((captures[0].tap - 2, .talkBack, .spoke))
      for (place, capture) in captures.enumerated() {
        var target = ScreenAction.Target()
        target.label = "Go \(place)"
        entries.append((capture.tap, .talkBack, .tapped(target)))
        for word in words[place] { entries.append((word.at, .talkBack, .announced(word.text))) }
        if hasMarks { entries.append((capture.at, .lab, .captured("\(place).json"))) }
      }
      entries.append(((captures.last?.at ?? 0) + 5, .talkBack, .spoke))
      // 2026-09-21 is day 20,717 of 1970, and the same day of 1972 is day 994.
      let years = clock == .localWithoutYear ? Double(20_717 - 994) * 86_400 : 0
      return DeviceLog(
        clock: clock,
        entries: entries.sorted { $0.at < $1.at }.map { LogEntry($0.source, at: $0.at + skew - years, $0.happening) })
    }
  }

  @Test func `what a log tells is never of another capture, and complete where the clocks can be compared`() throws {
    var told = 0
    for seed in 0..<400 {
      var random = SeededGenerator(seed: seed)
      let run = Run(&random)
      var logs = SessionLogs()
      logs.set(run.log(), name: "logcat.txt")
      let steps = try run.steps()
      for place in steps.indices {
        let events = logs.told(at: place, of: steps).snapshot.events
        let canCompare = run.hasMarks || run.datesTaps || run.clock == .absolute
        #expect(events.isExported == (place > 0 && canCompare), "seed \(seed), capture \(place)")
        guard let events = events.value else { continue }
        told += 1
        let words = events.filter { $0.type == "announcement" }.map(\.text)
        #expect(words == run.words[place].sorted { $0.at < $1.at }.map(\.text), "seed \(seed), capture \(place)")
        #expect(events.first?.type == "tap", "seed \(seed), capture \(place)")
      }
    }
    #expect(told > 400)
  }

  @Test func `what VoiceOver was heard saying is never of another capture, and decides no absence`() throws {
    var heard = 0
    for seed in 0..<400 {
      var random = SeededGenerator(seed: seed)
      var run = Run(&random)
      run.datesTaps = false
      if !run.hasMarks { run.skew = Double.random(in: -1...1, using: &random) }
      var logs = SessionLogs()
      logs.set(run.voiceOverLog(), name: "voiceover.txt")
      let steps = try run.steps(.ios)
      for place in steps.indices {
        let snapshot = logs.told(at: place, of: steps).snapshot
        let words = place == 0 ? [] : run.words[place].sorted { $0.at < $1.at }.map(\.text)
        let canCompare = run.hasMarks || run.clock == .absolute
        #expect(snapshot.meta.overheard.map(\.text) == (canCompare ? words : []), "seed \(seed), capture \(place)")
        #expect(!snapshot.events.isExported)
        let isKnown = run.words[place].map(\.text).contains(snapshot.meta.lastSpeech ?? "")
        #expect(isKnown == (canCompare && !run.words[place].isEmpty), "seed \(seed), capture \(place)")
        heard += snapshot.meta.overheard.count
      }
    }
    #expect(heard > 400)
  }

  @Test func `words that may have been said after the capture are the last ones only if they are the same`() throws {
    let steps = try (0...1).map { place in
      let snapshot = try TreeSketch("button \"Go\"").snapshot(.ios) {
        $0.meta.capturedAt = "2026-09-21T10:00:\(place)9Z"
      }
      return RecordedStep(name: "\(place).json", transcript: ScreenReaders.transcript(of: snapshot))
    }
    let start = try #require(Timestamp("2026-09-21T10:00:00Z")).seconds
    for (near, last) in [("Wait", "Wait"), ("Done", nil)] as [(String, String?)] {
      let said = [(14.0, "Wait", false), (15, "Go, button", true), (16, "Wait", false), (19, near, false)]
      var logs = SessionLogs()
      logs.set(
        DeviceLog(
          clock: .absolute,
          entries: said.map { LogEntry(.voiceOver, at: start + $0, .said($1, isAfterMove: $2)) }),
        name: "voiceover.txt")
      let meta = logs.told(at: 1, of: steps).snapshot.meta
      #expect(meta.lastSpeech == last)
      #expect(meta.overheard.map(\.text) == ["Wait", "Wait"])
    }
  }

  @Test func `a log that ends before a capture tells nothing of it`() throws {
    var random = SeededGenerator(seed: 7)
    var run = Run(&random)
    run.hasMarks = true
    var log = run.log()
    log.entries.removeLast()
    var logs = SessionLogs()
    logs.set(log, name: "logcat.txt")
    let steps = try run.steps()
    #expect(!logs.told(at: steps.count - 1, of: steps).snapshot.events.isExported)
    #expect(steps.count == 2 || logs.told(at: 1, of: steps).snapshot.events.isExported)
  }

  @Test func `while the screen reader was off nothing is known, and before and after it is`() throws {
    let entries: [LogEntry.Happening] = [
      .spoke, .captured("0.json"), .tapped(nil), .captured("1.json"), .switched, .captured("2.json"), .switched,
      .spoke, .tapped(nil), .captured("3.json"), .spoke,
    ]
    let log = DeviceLog(
      clock: .unknown,
      entries: entries.map { happening in
        if case .captured = happening { return LogEntry(.lab, at: nil, happening) }
        return LogEntry(.talkBack, at: nil, happening)
      })
    var logs = SessionLogs()
    logs.set(log, name: "logcat.txt")
    let steps = try (0...3).map { place in
      let snapshot = try TreeSketch("button \"Go\"").snapshot(.android) { $0.meta.app = "com.example" }
      return RecordedStep(name: "\(place).json", transcript: ScreenReaders.transcript(of: snapshot))
    }
    let known = steps.indices.map { logs.told(at: $0, of: steps).snapshot.events.isExported }
    #expect(known == [false, true, false, true])
  }

  @Test func `events that a capture has already are its own`() throws {
    var random = SeededGenerator(seed: 3)
    var run = Run(&random)
    run.hasMarks = true
    var logs = SessionLogs()
    logs.set(run.log(), name: "logcat.txt")
    var steps = try run.steps()
    steps[1] = steps[1].told(steps[1].snapshot.telling([], recordsSpeech: false, capturedAt: nil))
    let own = RecordedStep(name: steps[1].name, transcript: steps[1].transcript)
    #expect(logs.told(at: 1, of: [steps[0], own]).snapshot.events == .exposed([]))
  }
}
