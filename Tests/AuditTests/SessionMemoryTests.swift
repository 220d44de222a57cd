import AccessibilityTree
import AuditTesting
import Speech
import Testing

@testable import Audit

/// Captures as they come, of several sessions, with a clock of the test's own.
struct SessionMemoryTests {
  private let bench: RuleBench
  private let start = ContinuousClock.now

  init() throws { bench = try RuleBench(that: "{before: {selected: true}}", across: "{before: {}, after: {}}") }

  /// A button, in a capture of this session.
  private func capture(
    _ session: String?, sequence: Int? = nil, selected: Bool = false, nodes: Int = 1,
    change: (inout SnapshotMeta) -> Void = { _ in }
  ) throws -> Transcript {
    let texts = (1..<nodes).map { "  text \"Row \($0)\"" }
    let sketch = ["group", "  button \"Pay\" identifier=pay\(selected ? " selected" : "")"] + texts
    let snapshot = try TreeSketch(sketch.joined(separator: "\n")).snapshot(.android) { builder in
      builder.meta.session = session
      builder.meta.sequence = sequence
      change(&builder.meta)
    }
    return ScreenReaders.transcript(of: snapshot)
  }

  /// The other captures of each finding, of those that the memory has told.
  private func told(
    _ memory: inout SessionMemory, _ name: String, _ transcript: Transcript, after seconds: Double = 0,
    by bench: RuleBench? = nil
  ) -> [[String]] {
    findings(&memory, name, transcript, after: seconds, by: bench).map(\.steps)
  }

  private func findings(
    _ memory: inout SessionMemory, _ name: String, _ transcript: Transcript, after seconds: Double = 0,
    by bench: RuleBench? = nil
  ) -> [Finding] {
    let placed = memory.take(transcript, name: name, at: start + .seconds(seconds))
    let audit = memory.telling(placed.audit(by: Auditor(ruleBook: (bench ?? self.bench).ruleBook)), of: placed)
    #expect(audit.findings.count { $0.outcome == .failed } == audit.counts[.failed] ?? 0)
    return audit.findings
  }

  @Test func `each capture is judged with the one before it`() throws {
    var memory = SessionMemory()
    #expect(told(&memory, "1", try capture("run")).isEmpty)
    #expect(told(&memory, "2", try capture("run")) == [["1"]])
    #expect(told(&memory, "3", try capture("run", selected: true)) == [["2"]])
    #expect(told(&memory, "4", try capture("run")).isEmpty)
  }

  @Test func `captures of no session, of another, and of another device follow nobody`() throws {
    var memory = SessionMemory()
    _ = told(&memory, "a/1", try capture("a"))
    #expect(told(&memory, "b/2", try capture("b")).isEmpty)
    #expect(told(&memory, "2", try capture(nil)).isEmpty)
    #expect(told(&memory, "3", try capture(nil)).isEmpty)
    #expect(told(&memory, "a/2", try capture("a") { $0.platform = .ios }).isEmpty)
    #expect(memory.sessionCount == 3)
  }

  @Test func `a late capture is judged with those before and after it, and says where the node is`() throws {
    var memory = SessionMemory()
    _ = told(&memory, "1", try capture("run", sequence: 1, selected: true))
    #expect(told(&memory, "3", try capture("run", sequence: 3)).isEmpty)
    let late = findings(&memory, "2", try capture("run", sequence: 2))
    #expect(late.map(\.steps) == [["2"]])
    #expect(late.map(\.capture?.name) == ["3"])
  }

  @Test func `the order is that of the numbers, whichever came first`() throws {
    for order in [[1, 2, 3], [3, 2, 1], [2, 1, 3], [3, 1, 2]] {
      var memory = SessionMemory()
      var windows: Set<[String]> = []
      for number in order {
        for finding in findings(&memory, "\(number)", try capture("run", sequence: number)) {
          windows.insert(finding.steps + [finding.capture?.name ?? "\(number)"])
        }
      }
      #expect(windows == [["1", "2"], ["2", "3"]])
    }
  }

  @Test func `what is older than all that is remembered is judged by itself`() throws {
    var memory = SessionMemory(bounds: SessionBounds(recording: RecordingBounds(steps: 2)))
    for number in 2...4 { _ = told(&memory, "\(number)", try capture("run", sequence: number)) }
    #expect(told(&memory, "1", try capture("run", sequence: 1)).isEmpty)
  }

  @Test func `a finding is told once, however often its window is judged`() throws {
    var memory = SessionMemory()
    _ = told(&memory, "1", try capture("run"))
    #expect(told(&memory, "2", try capture("run")) == [["1"]])
    #expect(told(&memory, "2", try capture("run")).isEmpty)
    #expect(told(&memory, "3", try capture("run")) == [["2"]])
    // Written anew, it is judged with its neighbours on both sides, and nothing of that is news.
    #expect(told(&memory, "2", try capture("run", nodes: 2)).isEmpty)
  }

  @Test func `a capture that cannot be read parts its neighbours`() throws {
    var memory = SessionMemory()
    memory.miss("0", of: "run")
    _ = told(&memory, "1", try capture("run"))
    memory.miss("2", of: "run")
    memory.miss("3", of: "run")
    memory.miss("2", of: "other")
    #expect(told(&memory, "4", try capture("run")).isEmpty)
    #expect(told(&memory, "5", try capture("run")) == [["4"]])
    #expect(told(&memory, "3", try capture("run")) == [["3"]])
    #expect(told(&memory, "2", try capture("run")) == [["1"], ["2"]])
  }

  @Test func `a session is over after it was quiet for long enough`() throws {
    var memory = SessionMemory(bounds: SessionBounds(quiet: .seconds(60)))
    _ = told(&memory, "1", try capture("run"))
    #expect(told(&memory, "2", try capture("run"), after: 60) == [["1"]])
    #expect(told(&memory, "3", try capture("run"), after: 119) == [["2"]])
    #expect(told(&memory, "4", try capture("run"), after: 180).isEmpty)
    #expect(told(&memory, "5", try capture("run"), after: 181) == [["4"]])
  }

  @Test func `beyond the bounds the session that was quiet for longest is forgotten`() throws {
    var memory = SessionMemory(bounds: SessionBounds(sessions: 2))
    _ = told(&memory, "a/1", try capture("a"))
    _ = told(&memory, "b/1", try capture("b"))
    _ = told(&memory, "a/2", try capture("a"))
    _ = told(&memory, "c/1", try capture("c"))
    #expect(memory.sessionCount == 2)
    #expect(told(&memory, "a/3", try capture("a")) == [["a/2"]])
    #expect(told(&memory, "b/2", try capture("b")).isEmpty)
  }

  @Test func `nodes and texts of all sessions together are bounded`() throws {
    var memory = SessionMemory(bounds: SessionBounds(nodes: 100))
    for number in 1...20 { _ = told(&memory, "\(number)/1", try capture("\(number)", nodes: 30)) }
    #expect((1...3).contains(memory.sessionCount))
    _ = told(&memory, "large", try capture("large", nodes: 200))
    #expect(memory.sessionCount == 0)
    _ = told(&memory, "short", try capture("short"))
    #expect(memory.sessionCount == 1)
    let words = String(repeating: "word ", count: 10_000)
    let long = try TreeSketch("text \"\(words)\"").snapshot(.android) { $0.meta.session = "long" }
    _ = told(&memory, "long", ScreenReaders.transcript(of: long))
    #expect(memory.sessionCount == 0)
  }

  // MARK: text sizes

  private func sized(
    _ session: String?, _ scale: Double, screen: String? = "Shop", version: String? = nil, settled: Bool? = nil,
    language: (String, LanguageSource)? = nil
  ) throws -> Transcript {
    try capture(session) { meta in
      (meta.fontScale, meta.screen, meta.appVersion, meta.settled) = (scale, screen, version, settled)
      if let language { (meta.language, meta.languageSource) = language }
    }
  }

  private func pairs() throws -> RuleBench {
    try RuleBench(that: "{smaller: {selected: true}}", across: "{smaller: {}, larger: {}}")
  }

  @Test func `two text sizes of a screen are compared across sessions, and without any`() throws {
    let bench = try pairs()
    var memory = SessionMemory()
    #expect(told(&memory, "a/1", try sized("a", 1), by: bench).isEmpty)
    #expect(told(&memory, "b/1", try sized("b", 2), by: bench) == [["a/1"]])
    #expect(told(&memory, "c", try sized(nil, 2), by: bench) == [["a/1"]])
    let smaller = findings(&memory, "d", try sized(nil, 1), by: bench)
    // The node is that of the larger text.
    #expect(smaller.map(\.capture?.name) == ["c"])
    #expect(smaller.map(\.steps) == [["d"]])
  }

  @Test func `within a session a flaw of two text sizes is told once`() throws {
    let bench = try pairs()
    var memory = SessionMemory()
    _ = told(&memory, "a/1", try sized("a", 2), by: bench)
    #expect(told(&memory, "b/1", try sized("b", 1), by: bench) == [["b/1"]])
    #expect(told(&memory, "b/2", try sized("b", 1), by: bench).isEmpty)
    #expect(told(&memory, "c/1", try sized("c", 1), by: bench) == [["c/1"]])
  }

  @Test func `a run that has both text sizes is not compared with the next run`() throws {
    let bench = try pairs()
    var memory = SessionMemory()
    _ = told(&memory, "a/1", try sized("a", 1), by: bench)
    #expect(told(&memory, "a/2", try sized("a", 2), by: bench) == [["a/1"]])
    #expect(told(&memory, "b/1", try sized("b", 1), by: bench).isEmpty)
    #expect(told(&memory, "b/2", try sized("b", 2), by: bench) == [["b/1"]])
    // A run at the large size only has no other to be compared with.
    #expect(told(&memory, "c/1", try sized("c", 2), by: bench) == [["b/1"]])
    #expect(told(&memory, "d/1", try sized("d", 1), by: bench) == [["d/1"]])
  }

  @Test func `what the language was guessed to be parts no two text sizes`() throws {
    let bench = try pairs()
    var memory = SessionMemory()
    _ = told(&memory, "a/1", try sized("a", 1, language: ("de", .guessed)), by: bench)
    let larger = try sized("b", 2, language: ("en", .default))
    #expect(told(&memory, "b/1", larger, by: bench) == [["a/1"]])
  }

  @Test func `other screens, builds, sizes and what still moves are no pair`() throws {
    let bench = try pairs()
    for other in [
      try sized("b", 2, screen: "Cart"), try sized("b", 2, screen: nil), try sized("b", 2, version: "2"),
      try sized("b", 1.5), try sized("b", 2, settled: false), try sized("b", 2, language: ("de", .configured)),
    ] {
      var memory = SessionMemory()
      _ = told(&memory, "a/1", try sized("a", 1), by: bench)
      #expect(told(&memory, "b/1", other, by: bench).isEmpty)
    }
  }

  @Test func `two text sizes that name no screen are a pair one after the other in a session`() throws {
    let bench = try pairs()
    func unnamed(_ session: String?, _ scale: Double, sequence: Int? = nil, app: String? = "shop", nodes: Int = 1)
      throws -> Transcript
    {
      try capture(session, sequence: sequence, nodes: nodes) { ($0.fontScale, $0.app) = (scale, app) }
    }
    var memory = SessionMemory()
    _ = told(&memory, "a/1", try unnamed("a", 1, sequence: 1), by: bench)
    #expect(told(&memory, "a/2", try unnamed("a", 2, sequence: 2), by: bench) == [["a/1"]])
    let others = [
      try unnamed("b", 2, sequence: 2), try unnamed(nil, 2), try unnamed("a", 2, sequence: 3),
      try unnamed("a", 2, sequence: 2, app: nil), try unnamed("a", 2, sequence: 2, nodes: 9),
    ]
    for other in others {
      var memory = SessionMemory()
      _ = told(&memory, "a/1", try unnamed("a", 1, sequence: 1), by: bench)
      #expect(told(&memory, "other", other, by: bench).isEmpty)
    }
  }

  @Test func `a screen is compared with the latest of the last hours only`() throws {
    let bench = try pairs()
    var memory = SessionMemory()
    _ = told(&memory, "a/1", try sized("a", 1), by: bench)
    #expect(told(&memory, "b/1", try sized("b", 2), after: 6 * 3_600, by: bench) == [["a/1"]])
    _ = told(&memory, "c/1", try sized("c", 1.5), after: 13 * 3_600, by: bench)
    #expect(told(&memory, "d/1", try sized("d", 1), after: 13 * 3_600, by: bench).isEmpty)
  }

  @Test func `captures for text sizes are bounded too`() throws {
    var memory = ScaleMemory()
    let bounds = SessionBounds(nodes: 100)
    for number in 1...200 {
      let step = RecordedStep(name: "\(number)", transcript: try sized(nil, 1, screen: "\(number)"))
      _ = memory.twin(of: step, at: start, bounds)
    }
    #expect((1...50).contains(memory.count))
  }

  // MARK: many at once

  @Test func `two sessions at once do not mix`() async throws {
    let sessions = SessionAuditor()
    let auditor = Auditor(ruleBook: bench.ruleBook)
    let captures: [(String, Transcript)] = try ["a", "b"].map { ($0, try capture($0)) }
    let found = await withTaskGroup(of: [String].self) { group in
      for (name, transcript) in captures {
        group.addTask {
          var steps: [String] = []
          for number in 1...50 {
            let audit = sessions.audit(transcript, name: "\(name)/\(number)", at: .now, by: auditor)
            steps += audit.findings.flatMap(\.steps)
          }
          return steps
        }
      }
      return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    var expected: Set<String> = []
    for name in ["a", "b"] { for number in 1...49 { expected.insert("\(name)/\(number)") } }
    #expect(found == expected)
  }
}
