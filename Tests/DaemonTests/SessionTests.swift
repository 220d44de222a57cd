import Foundation
import Journal
import Testing

@testable import Daemon

/// The daemon with the real line and one rule across two captures, over drop directories with sessions.
@Suite(.timeLimit(.minutes(5)))
struct SessionTests {
  private func withDaemon(
    _ configuration: String = "", prepare: (URL) throws -> Void = { _ in },
    _ body: (RunningDaemon) async throws -> Void
  ) async throws {
    var rules = Configuration()
    rules.rulesDirectories = [CheckoutFiles.root.appending(path: "Tests/Fixtures/command/step-rules").path]
    let line = try AuditLine(rules)
    try await RunningDaemon.use(prepare: prepare) { base, _ in
      try RunningDaemon(in: base, configuration: configuration, line: line)
    } _: { daemon in
      #expect(await daemon.next()?[.messageID] == MessageID.watching.rawValue)
      try await body(daemon)
    }
  }

  /// A capture in which week was tapped and the focus is elsewhere.
  private func capture(_ number: Int, meta: String = "", focus: String = "title", tapped: Bool = true) -> String {
    let trigger = tapped ? #", "trigger": {"action": "tap", "node": "week"}"# : ""
    return #"""
      {"a11ySnapshot": 1, "meta": {"platform": "ios", "app": "com.example", "screen": "Step \#(number)", "language": "en",
        "screenReaderFocus": "\#(focus)"\#(trigger)\#(meta)},
        "tree": {"role": "window", "children": [{"role": "text", "name": "Calendar", "identifier": "title"},
          {"role": "tab", "name": "Week", "identifier": "week", "x-number": \#(number)}]}}
      """#
  }

  /// Entries up to this many summaries: “file: steps” of each finding, in order.
  private func findings(_ daemon: RunningDaemon, summaries: Int) async throws -> [String] {
    var found: [String] = []
    var left = summaries
    while left > 0 {
      let entry = try #require(await daemon.next())
      if entry[.rule] != nil { found.append("\(entry[.snapshot] ?? ""): \(entry[.steps] ?? "")") }
      if entry[.messageID] == MessageID.summary.rawValue { left -= 1 }
    }
    return found
  }

  private func makeDirectory(_ name: String, in drop: URL) throws {
    try FileManager.default.createDirectory(at: drop.appending(path: name), withIntermediateDirectories: true)
  }

  @Test func `a session that lies there is audited in its order, by many at once`() async throws {
    let prepare: (URL) throws -> Void = { drop in
      for session in ["a", "b"] {
        try makeDirectory(session, in: drop)
        for number in 1...12 {
          try Data(capture(number, meta: #", "appVersion": "\#(session)""#).utf8)
            .write(to: drop.appending(path: "\(session)/\(number).json"))
        }
      }
    }
    try await withDaemon("audit: {auditors: 4}", prepare: prepare) { daemon in
      let found = try await findings(daemon, summaries: 24)
      for session in ["a", "b"] {
        let expected = (2...12).map { "\(session)/\($0).json: \(session)/\($0 - 1).json" }
        #expect(found.filter { $0.hasPrefix(session) } == expected)
      }
    }
  }

  @Test func `the next file of a session is judged with those before it as it comes`() async throws {
    try await withDaemon { daemon in
      try makeDirectory("run", in: daemon.drop)
      try daemon.place(capture(1), as: "run/1.json")
      #expect(try await findings(daemon, summaries: 1) == [])
      try daemon.place(capture(2), as: "run/2.json")
      #expect(try await findings(daemon, summaries: 1) == ["run/2.json: run/1.json"])
      try daemon.place(capture(3, focus: "week"), as: "run/3.json")
      #expect(try await findings(daemon, summaries: 1) == [])
    }
  }

  @Test func `a late file is judged with those before and after it`() async throws {
    try await withDaemon { daemon in
      try makeDirectory("run", in: daemon.drop)
      try daemon.place(capture(1, meta: #", "sequence": 1"#), as: "run/1.json")
      try daemon.place(capture(3, meta: #", "sequence": 3"#), as: "run/3.json")
      #expect(try await findings(daemon, summaries: 2) == [])
      try daemon.place(capture(2, meta: #", "sequence": 2"#), as: "run/2.json")
      #expect(Set(try await findings(daemon, summaries: 1)) == ["run/2.json: run/1.json", "run/3.json: run/2.json"])
    }
  }

  @Test func `files that name their session are one in any order, wherever they lie`() async throws {
    try await withDaemon { daemon in
      try daemon.place(capture(2, meta: #", "session": "x", "sequence": 2"#), as: "second.json")
      #expect(try await findings(daemon, summaries: 1) == [])
      try daemon.place(capture(1, meta: #", "session": "x", "sequence": 1"#), as: "first.json")
      #expect(try await findings(daemon, summaries: 1) == ["second.json: first.json"])
    }
  }

  @Test func `files of the drop directory itself are no session`() async throws {
    try await withDaemon { daemon in
      try daemon.place(capture(1), as: "1.json")
      try daemon.place(capture(2), as: "2.json")
      #expect(try await findings(daemon, summaries: 2) == [])
    }
  }

  @Test func `a screen that is as it was before is a step of its session all the same`() async throws {
    try await withDaemon { daemon in
      try makeDirectory("run", in: daemon.drop)
      try daemon.place(capture(1), as: "run/1.json")
      #expect(try await findings(daemon, summaries: 1) == [])
      try daemon.place(capture(1), as: "run/2.json")
      #expect(await daemon.next()?.message == "run/2.json: the same content as run/1.json, which was audited.")
      let finding = await daemon.next()
      #expect(finding?[.snapshot] == "run/2.json")
      #expect(finding?[.steps] == "run/1.json")
      try daemon.place(capture(3), as: "run/3.json")
      #expect(try await findings(daemon, summaries: 1) == ["run/3.json: run/2.json"])
    }
  }

  @Test func `a broken file parts its neighbours, and joins them when it is mended`() async throws {
    try await withDaemon { daemon in
      try makeDirectory("run", in: daemon.drop)
      try daemon.place(capture(1), as: "run/1.json")
      _ = try await findings(daemon, summaries: 1)
      try daemon.place("no export", as: "run/2.json")
      #expect(await daemon.next()?[.messageID] == MessageID.unreadable.rawValue)
      try daemon.place(capture(3), as: "run/3.json")
      #expect(try await findings(daemon, summaries: 1) == [])
      try daemon.place(capture(2), as: "run/2.json")
      #expect(Set(try await findings(daemon, summaries: 1)) == ["run/2.json: run/1.json", "run/3.json: run/2.json"])
    }
  }

  @Test func `a skipped file parts its neighbours`() async throws {
    try await withDaemon("limits: {snapshot-size: 2 KiB}") { daemon in
      try makeDirectory("run", in: daemon.drop)
      try daemon.place(capture(1), as: "run/1.json")
      _ = try await findings(daemon, summaries: 1)
      try daemon.place(String(repeating: " ", count: 4_096), as: "run/2.json")
      #expect(await daemon.next()?[.messageID] == MessageID.skipped.rawValue)
      try daemon.place(capture(3), as: "run/3.json")
      #expect(try await findings(daemon, summaries: 1) == [])
    }
  }
}
