import Foundation
import Journal
import Testing

@testable import Daemon
@testable import Ledger

/// The daemon in this process, with the kernel's own inotify and a line that the test made.
@Suite(.timeLimit(.minutes(5)))
struct AuditDaemonTests {
  /// Runs a daemon on a directory that is there, and stops it; every stop must deliver everything.
  private func withDaemon(
    _ configuration: String = "", prepare: (URL) throws -> Void = { _ in },
    load: (@Sendable (URL) throws(LineFailure) -> AuditDaemon.Setup)? = nil,
    _ body: (RunningDaemon) async throws -> Void
  ) async throws {
    try await RunningDaemon.use(prepare: prepare) { base, drop in
      guard let load else { return try RunningDaemon(in: base, configuration: configuration) }
      return try RunningDaemon(in: base, configuration: configuration) { () throws(LineFailure) in try load(drop) }
    } _: { daemon in
      try await body(daemon)
    }
  }

  @Test
  func `it says that it watches, audits what comes, and says that it stopped`() async throws {
    try await CheckoutFiles.withTemporaryDirectory { base in
      try FileManager.default.createDirectory(at: base.appending(path: "drop"), withIntermediateDirectories: true)
      let daemon = try RunningDaemon(in: base)
      let watching = await daemon.next()
      #expect(watching?[.messageID] == MessageID.watching.rawValue, "\(watching?.message ?? "no entry")")
      #expect(watching?.message.contains("1 directory, 1 rule. Findings go to the test.") == true)
      try daemon.place("Checkout", as: "a.json")
      let summary = await daemon.next()
      #expect(summary?[.messageID] == MessageID.summary.rawValue)
      #expect(summary?[.screen] == "Checkout")
      #expect(summary?[.snapshot] == "a.json")
      #expect(try await daemon.stop() == 0)
      #expect(await daemon.next()?.message == "Stopped: 1 audited, 0 waiting for the next start.")
    }
  }

  @Test("fault 12: the same content under another name is one line, and no second audit")
  func sameContent() async throws {
    try await withDaemon { daemon in
      _ = await daemon.next()
      try daemon.place("Checkout", as: "a.json")
      #expect(await daemon.next()?[.messageID] == MessageID.summary.rawValue)
      try daemon.place("Checkout", as: "b.json")
      let same = await daemon.next()
      #expect(same?[.messageID] == MessageID.sameAs.rawValue)
      #expect(same?.message == "b.json: the same content as a.json, which was audited.")
      try daemon.place("Checkout", as: "a.json")
      try daemon.place("Home", as: "c.json")
      #expect(await daemon.next()?[.screen] == "Home")
    }
  }

  @Test
  func `a broken file is one warning and stops nobody`() async throws {
    try await withDaemon { daemon in
      _ = await daemon.next()
      try daemon.place("fail", as: "a.json")
      let broken = await daemon.next()
      #expect(broken?[.messageID] == MessageID.unreadable.rawValue)
      #expect(broken?[.priority] == "4")
      #expect(broken?.message == "a.json: not an export.")
      try daemon.place("Home", as: "b.json")
      #expect(await daemon.next()?[.screen] == "Home")
    }
  }

  @Test("fault 3, 18: an incomplete file is a warning only after the grace time", arguments: ["half", ""])
  func incomplete(content: String) async throws {
    try await withDaemon { daemon in
      _ = await daemon.next()
      try daemon.place(content, as: "a.json")
      let incomplete = await daemon.next()
      #expect(incomplete?.message == "a.json: ends early. Incomplete snapshot: was it still being written?")
      try daemon.place("Home", as: "a.json")
      #expect(await daemon.next()?[.screen] == "Home")
    }
  }

  @Test("fault 2: an incomplete file that is completed in time is no warning")
  func completedInTime() async throws {
    try await withDaemon("watch: {grace: 1 h}") { daemon in
      _ = await daemon.next()
      try daemon.place("half", as: "a.json")
      try daemon.place("Home", as: "a.json")
      #expect(await daemon.next()?[.screen] == "Home")
    }
  }

  @Test("fault 9, 10: a symbolic link is one warning")
  func symbolicLink() async throws {
    try await withDaemon { daemon in
      _ = await daemon.next()
      try FileManager.default.createSymbolicLink(
        atPath: daemon.drop.appending(path: "a.json").path, withDestinationPath: "/etc/shadow")
      let skipped = await daemon.next()
      #expect(skipped?[.messageID] == MessageID.skipped.rawValue)
      #expect(skipped?.message.hasPrefix("a.json: skipped: a symbolic link, and a11yd follows none.") == true)
    }
  }

  @Test("fault 34: a missing directory is an error, and what lies in it later is audited")
  func missing() async throws {
    try await withDaemon(prepare: { try FileManager.default.removeItem(at: $0) }) { daemon in
      let lost = await daemon.next()
      #expect(lost?[.messageID] == MessageID.directoryLost.rawValue)
      #expect(lost?[.priority] == "3")
      try FileManager.default.createDirectory(at: daemon.drop, withIntermediateDirectories: true)
      try daemon.place("Home", as: "a.json")
      // Findings and messages about the service are sent by different threads, so either may come first.
      let entries = [await daemon.next(), await daemon.next()]
      #expect(entries.contains { $0?[.messageID] == MessageID.directoryFound.rawValue })
      #expect(entries.contains { $0?[.screen] == "Home" })
    }
  }

  @Test
  func `a broken reload changes nothing and names the place`() async throws {
    try await withDaemon { daemon in
      _ = await daemon.next()
      daemon.signal(.reload)
      let refused = await daemon.next()
      #expect(refused?[.messageID] == MessageID.reloadRefused.rawValue)
      #expect(refused?.message == "rules/x.yaml:1:1: broken. a11yd keeps the configuration and rules that it had.")
      try daemon.place("Home", as: "a.json")
      #expect(await daemon.next()?[.screen] == "Home")
    }
  }

  @Test
  func `a reload audits by the new rules from then on, and remembers as long as they say`() async throws {
    let load: @Sendable (URL) throws(LineFailure) -> AuditDaemon.Setup = { drop throws(LineFailure) in
      guard let configuration = try? RunningDaemon.configuration("ledger: {age: 7 d}", watching: drop) else {
        throw LineFailure(problems: ["no configuration"])
      }
      return (configuration, RunningDaemon.line(rules: 7))
    }
    try await withDaemon(load: load) { daemon in
      _ = await daemon.next()
      daemon.signal(.reload)
      #expect(await daemon.next()?.message == "Reloaded the configuration and 7 rules.")
      #expect(daemon.daemon.ledger.bounds.age == .seconds(7 * 86_400))
      try daemon.place("Home", as: "a.json")
      #expect(await daemon.next()?[.nodeCount] == "7")
    }
  }

  @Test
  func `a reload can move the drop directory, and loses nothing`() async throws {
    let load: @Sendable (URL) throws(LineFailure) -> AuditDaemon.Setup = { drop throws(LineFailure) in
      let other = drop.deletingLastPathComponent().appending(path: "other")
      guard let configuration = try? RunningDaemon.configuration("", watching: other) else {
        throw LineFailure(problems: ["no configuration"])
      }
      return (configuration, RunningDaemon.line())
    }
    try await withDaemon(load: load) { daemon in
      _ = await daemon.next()
      let other = daemon.base.appending(path: "other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try Data("Elsewhere".utf8).write(to: other.appending(path: "a.json"))
      daemon.signal(.reload)
      #expect(await daemon.next()?[.messageID] == MessageID.reloaded.rawValue)
      // Findings and messages about the service are sent by different threads, so either may come first.
      let entries = [await daemon.next(), await daemon.next()]
      #expect(entries.contains { $0?[.messageID] == MessageID.watching.rawValue })
      #expect(entries.contains { $0?[.screen] == "Elsewhere" })
    }
  }

  @Test
  func `files that wait at the start are all audited, by several at once`() async throws {
    let count = 200
    let prepare: (URL) throws -> Void = { drop in
      for number in 0..<count { try Data("\(number)".utf8).write(to: drop.appending(path: "\(number).json")) }
    }
    try await withDaemon("audit: {auditors: 4}", prepare: prepare) { daemon in
      var screens: [String] = []
      while screens.count < count {
        let entry = try #require(await daemon.next())
        if let screen = entry[.screen] { screens.append(screen) }
      }
      #expect(Set(screens) == Set((0..<count).map(String.init)))
    }
  }

  @Test
  func `without a stable rule it says so`() {
    let entry = LifeEntry.watching("drop", directories: 2, rules: 0, destination: "the journal")
    #expect(entry[.priority] == "4")
    #expect(entry.message.hasPrefix("Watching drop: 2 directories, 0 rules. Findings go to the journal. No rule"))
  }
}
