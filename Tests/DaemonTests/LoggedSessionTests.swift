import Foundation
import Journal
import Testing

@testable import Daemon

/// A log of the device that is dropped beside the captures of a session while the daemon runs.
@Suite(.timeLimit(.minutes(5)))
struct LoggedSessionTests {
  private static let run = CheckoutFiles.root.appending(path: "Tests/Fixtures/logged-runs/loading-is-silent")

  private func withDaemon(_ body: (RunningDaemon) async throws -> Void) async throws {
    try await RunningDaemon.withShippedRules(droppingInto: ["run"], body)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.run.appending(path: name), encoding: .utf8)
  }

  /// “rule: file” of each failed finding, up to one of this rule or to the summary of this file.
  private func findings(
    _ daemon: RunningDaemon, upTo end: String
  ) async throws -> [String] {
    var found: [String] = []
    while true {
      let entry = try #require(await daemon.next())
      if let rule = entry[.rule], entry[.outcome] == "failed" { found.append("\(rule): \(entry[.snapshot] ?? "")") }
      let isSummary = entry[.messageID] == MessageID.summary.rawValue && entry[.snapshot] == end
      if entry[.rule] == end || isSummary { return found }
    }
  }

  @Test func `a log that comes last is judged as it comes`() async throws {
    try await withDaemon { daemon in
      for name in ["1-basket.xml", "2-loading.xml", "3-thanks.xml"] {
        try daemon.place(try text(name), as: "run/\(name)")
        #expect(try await findings(daemon, upTo: "run/\(name)") == [])
      }
      try daemon.place(try text("logcat.txt"), as: "run/logcat.txt")
      #expect(
        try await findings(daemon, upTo: "loading-icon/is-announced") == [
          "loading-icon/is-announced: run/2-loading.xml"
        ])
    }
  }

  @Test func `a log that comes after a long run tells of its first captures too`() async throws {
    try await withDaemon { daemon in
      for name in ["1-basket.xml", "2-loading.xml", "3-thanks.xml"] {
        try daemon.place(try text(name), as: "run/\(name)")
      }
      for number in 4...40 {
        let thanks = try text("3-thanks.xml").replacing("Thank you", with: "Thank you, \(number)")
        try daemon.place(thanks, as: "run/\(number)-thanks.xml")
      }
      #expect(try await findings(daemon, upTo: "run/40-thanks.xml") == [])
      try daemon.place(try text("logcat.txt"), as: "run/logcat.txt")
      #expect(
        try await findings(daemon, upTo: "loading-icon/is-announced") == [
          "loading-icon/is-announced: run/2-loading.xml"
        ])
    }
  }

  @Test func `a log that is there first tells of each capture`() async throws {
    try await withDaemon { daemon in
      try daemon.place(try text("logcat.txt"), as: "run/logcat.txt")
      // A log says nothing by itself; the next entry is of the next file.
      try daemon.place(try text("1-basket.xml"), as: "run/1-basket.xml")
      #expect(try await findings(daemon, upTo: "run/1-basket.xml") == [])
      try daemon.place(try text("2-loading.xml"), as: "run/2-loading.xml")
      #expect(
        try await findings(daemon, upTo: "loading-icon/is-announced") == [
          "loading-icon/is-announced: run/2-loading.xml"
        ])
    }
  }

  private static let saidOnce = run.deletingLastPathComponent().appending(path: "role-is-said-once")

  /// Drops the captures of a run in which a11yd says “Pay button, button” and TalkBack does not.
  private func dropBasket(into run: String, sum: String, _ daemon: RunningDaemon) async throws -> [String] {
    var found: [String] = []
    for name in ["1-basket.json", "2-basket.json"] {
      let text = try String(contentsOf: Self.saidOnce.appending(path: name), encoding: .utf8)
      try daemon.place(text.replacing("38 euros", with: sum), as: "\(run)/\(name)")
      found += try await findings(daemon, upTo: "\(run)/\(name)")
    }
    return found
  }

  private func log(saying words: String, pid: Int) throws -> String {
    try String(contentsOf: Self.saidOnce.appending(path: "logcat.txt"), encoding: .utf8)
      .replacing("text=\"Pay button\"", with: "text=\"\(words)\"").replacing(" 4711 ", with: " \(pid) ")
  }

  @Test func `a log that comes late takes a finding back, once and for good, until a log shows it`() async throws {
    try await RunningDaemon.withShippedRules(droppingInto: ["run-1", "run-2", "run-3"]) { daemon in
      let rule = "every/name-omits-role"
      #expect(try await dropBasket(into: "run-1", sum: "38 euros", daemon) == ["\(rule): run-1/1-basket.json"])
      let log = try log(saying: "Pay button", pid: 4711)
      try daemon.place(log, as: "run-1/logcat.txt")
      let withdrawn = try #require(await daemon.next())
      #expect(withdrawn[.change] == "withdrawn")
      #expect(withdrawn[.messageID] == MessageID.withdrawn.rawValue)
      #expect(withdrawn[.rule] == rule && withdrawn[.finding] != nil)
      #expect(withdrawn.message.hasPrefix("Basket: withdrawn by run-1/logcat.txt: “Pay button” is announced as"))
      // The log grows, and a run comes that has none yet.
      try daemon.place(log + "08-25 10:12:13.000  4711  4711 I a11yd   : capture 3-basket\n", as: "run-1/logcat.txt")
      #expect(try await dropBasket(into: "run-2", sum: "39 euros", daemon) == [])
      try daemon.place(try self.log(saying: "Pay button", pid: 4712), as: "run-2/logcat.txt")
      #expect(try await dropBasket(into: "run-3", sum: "40 euros", daemon) == [])
      try daemon.place(try self.log(saying: "Pay button, button", pid: 4713), as: "run-3/logcat.txt")
      let again = try #require(await daemon.next())
      #expect(again[.rule] == rule && again[.outcome] == "failed" && again[.change] == nil)
      #expect(again[.snapshot] == "run-3/2-basket.json")
    }
  }

  /// What the summary of this file says, and its counts.
  private func summary(_ daemon: RunningDaemon, of file: String) async throws -> [String?] {
    while true {
      let entry = try #require(await daemon.next())
      guard entry[.messageID] == MessageID.summary.rawValue, entry[.snapshot] == file else { continue }
      return [
        entry.message.split(separator: ", ").prefix { !$0.hasSuffix("cannot tell") }.joined(separator: ", "),
        entry[.failed], entry[.withdrawn], entry[.still],
      ]
    }
  }

  @Test func `a summary does not count as failed what a log took back`() async throws {
    try await RunningDaemon.withShippedRules(droppingInto: ["run-1", "run-2"]) { daemon in
      func drop(_ run: String, sum: String) async throws -> [[String?]] {
        var read: [[String?]] = []
        for name in ["1-basket.json", "2-basket.json"] {
          let text = try String(contentsOf: Self.saidOnce.appending(path: name), encoding: .utf8)
          try daemon.place(text.replacing("38 euros", with: sum), as: "\(run)/\(name)")
          read.append(try await summary(daemon, of: "\(run)/\(name)"))
        }
        return read
      }
      #expect(
        try await drop("run-1", sum: "38 euros") == [
          ["Basket: 1 failed", "1", "0", nil], ["Basket: 1 failed (1 still)", "1", "0", "1"],
        ])
      try daemon.place(try log(saying: "Pay button", pid: 4711), as: "run-1/logcat.txt")
      #expect(daemon.lastCounts == [1, 0])
      #expect(try #require(await daemon.next())[.change] == "withdrawn")
      #expect(daemon.lastCounts == [0, 1])
      #expect(
        try await drop("run-2", sum: "39 euros") == [
          ["Basket: 0 failed, 1 withdrawn", "0", "1", "0"], ["Basket: 0 failed, 1 withdrawn", "0", "1", "0"],
        ])
      #expect(daemon.lastCounts == [0, 1])
      // A log that shows it brings it back.
      try daemon.place(try log(saying: "Pay button, button", pid: 4713), as: "run-2/logcat.txt")
      #expect(try #require(await daemon.next())[.outcome] == "failed")
      #expect(daemon.lastCounts == [1, 0])
    }
  }

  @Test func `what only VoiceOver's words refute is not fixed, and not new in the next capture`() async throws {
    try await RunningDaemon.withShippedRules(droppingInto: ["run"]) { daemon in
      let said = ["Basket, heading", "Cancel, button", "Pay button", "Cancel, button"]
      var counts: [[String?]] = []
      for (place, said) in said.enumerated() {
        let text = """
          {"a11ySnapshot": 1, "meta": {"platform": "ios", "language": "en", "app": "com.example", "screen": "Basket",
            "sequence": \(place + 1), "trigger": {"action": "move-focus"}, "lastSpeech": "\(said)"},
           "tree": {"role": "window", "children": [{"role": "heading", "label": "Basket"},
             {"role": "button", "label": "Pay button", "identifier": "pay"},
             {"role": "button", "label": "Cancel", "identifier": "cancel"}]}}
          """
        try daemon.place(text, as: "run/\(place + 1).json")
        while true {
          let entry = try #require(await daemon.next())
          guard entry[.messageID] == MessageID.summary.rawValue else {
            #expect(place == 0 && entry[.change] == "new", "\(entry.message)")
            continue
          }
          counts.append([entry[.failed], entry[.still], entry[.fixed], entry[.unseen]])
          break
        }
      }
      #expect(counts == [["1", nil, nil, nil], ["1", "1", "0", "0"], ["0", "0", "0", "1"], ["1", "1", "0", "0"]])
    }
  }

  @Test func `a log that grows and tells nothing yet is a warning only when it was quiet`() async throws {
    try await withDaemon { daemon in
      let line = "08-25 10:00:00.000  1  1 I ActivityManager: Start proc\n"
      try daemon.place(line, as: "run/logcat.txt")
      try daemon.place(line + line, as: "run/logcat.txt")
      try daemon.place(try text("logcat.txt"), as: "run/logcat.txt")
      try daemon.place(try text("1-basket.xml"), as: "run/1-basket.xml")
      #expect(try await findings(daemon, upTo: "run/1-basket.xml") == [])
    }
  }

  @Test func `a log that tells nothing says what to switch on, and nothing else is lost`() async throws {
    try await withDaemon { daemon in
      try daemon.place("08-25 10:00:00.000  1  1 I ActivityManager: Start proc\n", as: "run/logcat.txt")
      let entry = await daemon.next()
      #expect(entry?[.messageID] == MessageID.unreadable.rawValue)
      #expect(entry?.message.hasSuffix("Log output level to VERBOSE.") == true)
      try daemon.place(try text("1-basket.xml"), as: "run/1-basket.xml")
      #expect(try await findings(daemon, upTo: "run/1-basket.xml") == [])
    }
  }
}

extension RunningDaemon {
  /// How many findings of the last capture failed, and how many a log took back, as `a11yd status` tells.
  fileprivate var lastCounts: [Int]? { daemon.fullStatus.lastSnapshot.map { [$0.failed, $0.withdrawn] } }
}
