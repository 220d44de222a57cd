import Foundation
import Journal
import Testing

@testable import Daemon

/// Runs of DroidBot, dropped while the daemon runs.
@Suite(.timeLimit(.minutes(5)))
struct RunTests {
  private static let run = CheckoutFiles.root.appending(path: "Tests/Fixtures/runs/notes-broken")

  private func withDaemon(_ body: (RunningDaemon) async throws -> Void) async throws {
    try await RunningDaemon.withShippedRules(droppingInto: ["run", "run/states", "run/events"], body)
  }

  private func place(_ name: String, in daemon: RunningDaemon) throws {
    try daemon.place(String(contentsOf: Self.run.appending(path: name), encoding: .utf8), as: "run/\(name)")
  }

  /// Entries up to the summary of this screen: “rule: file” of each finding across screens.
  private func findings(_ daemon: RunningDaemon, upTo screen: String) async throws -> [String] {
    var found: [String] = []
    while true {
      let entry = try #require(await daemon.next())
      if entry[.rule] != nil, entry[.steps] != nil { found.append("\(entry[.rule] ?? ""): \(entry[.snapshot] ?? "")") }
      if entry[.messageID] == MessageID.summary.rawValue, entry[.snapshot] == screen { return found }
    }
  }

  @Test func `an event that comes last is judged as it comes, and is no screen`() async throws {
    try await withDaemon { daemon in
      try place("states/state_2026-11-20_103012.json", in: daemon)
      #expect(try await findings(daemon, upTo: "run/states/state_2026-11-20_103012.json") == [])
      try place("states/state_2026-11-20_103016.json", in: daemon)
      #expect(try await findings(daemon, upTo: "run/states/state_2026-11-20_103016.json") == [])
      try place("events/event_2026-11-20_103013.json", in: daemon)
      try place("states/state_2026-11-20_103000.json", in: daemon)
      #expect(
        try await findings(daemon, upTo: "run/states/state_2026-11-20_103000.json") == [
          "segmented-control/choosing-selects-the-segment: run/states/state_2026-11-20_103016.json"
        ])
    }
  }

  @Test func `a state that comes last brings what its events show`() async throws {
    try await withDaemon { daemon in
      try place("events/event_2026-11-20_103013.json", in: daemon)
      // An event says nothing by itself; when the next file was audited, it was read.
      try place("states/state_2026-11-20_103000.json", in: daemon)
      #expect(try await findings(daemon, upTo: "run/states/state_2026-11-20_103000.json") == [])
      try place("states/state_2026-11-20_103012.json", in: daemon)
      #expect(try await findings(daemon, upTo: "run/states/state_2026-11-20_103012.json") == [])
      try place("states/state_2026-11-20_103016.json", in: daemon)
      #expect(
        try await findings(daemon, upTo: "run/states/state_2026-11-20_103016.json") == [
          "segmented-control/choosing-selects-the-segment: run/states/state_2026-11-20_103016.json"
        ])
    }
  }

  @Test func `an event that was written half is named, and nothing else is lost`() async throws {
    try await withDaemon { daemon in
      try daemon.place(#"{"tag": "2026-11-20_103013", "event": {}, "start_state": "a"}"#, as: "run/events/half.json")
      let entry = await daemon.next()
      #expect(entry?[.messageID] == MessageID.unreadable.rawValue)
      #expect(entry?.message.contains("the event of DroidBot names no time, no state or no type") == true)
      try place("states/state_2026-11-20_103000.json", in: daemon)
      #expect(try await findings(daemon, upTo: "run/states/state_2026-11-20_103000.json") == [])
    }
  }
}
