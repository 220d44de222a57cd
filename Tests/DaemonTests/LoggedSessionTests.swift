import Foundation
import Journal
import Testing

@testable import Daemon

/// A log of the device that is dropped beside the captures of a session while the daemon runs.
@Suite(.timeLimit(.minutes(1)))
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

  @Test func `a log that tells nothing says what to switch on, and nothing else is lost`() async throws {
    try await withDaemon { daemon in
      try daemon.place("08-25 10:00:00.000  1  1 I ActivityManager: Start proc\n", as: "run/logcat.txt")
      let entry = await daemon.next()
      #expect(entry?[.messageID] == MessageID.unreadable.rawValue)
      #expect(entry?.message.contains("Log output level to VERBOSE") == true)
      try daemon.place(try text("1-basket.xml"), as: "run/1-basket.xml")
      #expect(try await findings(daemon, upTo: "run/1-basket.xml") == [])
    }
  }
}
