import Foundation
import Journal
import Testing

@testable import Daemon

/// What a running daemon says of itself, and what it does when it is asked for files again.
@Suite(.timeLimit(.minutes(5)))
struct DaemonControlTests {
  private func withDaemon(
    _ status: StatusSource = StatusSource(), makesDrop: Bool = true, _ body: (RunningDaemon) async throws -> Void
  ) async throws {
    try await RunningDaemon.use(makesDrop: makesDrop) { base, _ in
      try RunningDaemon(in: base, status: status)
    } _: { daemon in
      try await body(daemon)
    }
  }

  /// One auditor: that the second is told means that the first is done.
  private func audit(
    _ first: String, as firstName: String, then second: String, as secondName: String, by daemon: RunningDaemon
  ) async throws {
    _ = await daemon.next()
    try daemon.place(first, as: firstName)
    _ = await daemon.next()
    try daemon.place(second, as: secondName)
    _ = await daemon.next()
  }

  @Test
  func `it says what it watches and what it audited last`() async throws {
    let source = StatusSource(version: "1.2", ledger: { .file("/l.db") }, quarantined: { 3 })
    try await withDaemon(source) { daemon in
      try await audit("Checkout", as: "a.json", then: "Cart", as: "b.json", by: daemon)
      // The kernel may hint at a file once more after it was told.
      while daemon.daemon.fullStatus.files.waiting > 0 { await Task.yield() }
      let status = daemon.daemon.fullStatus
      #expect(status.pid == Int(getpid()))
      #expect(status.version == "1.2")
      #expect(status.complaints == [])
      #expect(status.watch.directory == daemon.drop.path)
      #expect(status.watch.isWatching && status.watch.directories == 1 && status.watch.blindSince == nil)
      #expect(status.files.audited >= 1 && status.files.quarantined == 3)
      #expect(["a.json", "b.json"].contains(status.lastSnapshot?.path))
      #expect(["Checkout", "Cart"].contains(status.lastSnapshot?.screen))
      #expect(status.rules == 1)
      #expect(status.ledger == .file("/l.db"))
      #expect(status.journal.destination == "the test")
    }
  }

  @Test
  func `a blind one complains, since when it is blind, and no more when it sees`() async throws {
    try await withDaemon(makesDrop: false) { daemon in
      #expect(await daemon.next()?[.messageID] == MessageID.directoryLost.rawValue)
      let status = daemon.daemon.fullStatus
      #expect(status.complaints == [.blind])
      #expect(status.watch.blindReason?.contains("there is no such directory") == true)
      #expect(try #require(status.watch.blindSince) <= Date())
      try FileManager.default.createDirectory(at: daemon.drop, withIntermediateDirectories: true)
      #expect(await daemon.next()?[.messageID] == MessageID.directoryFound.rawValue)
      #expect(daemon.daemon.fullStatus.complaints == [])
      #expect(daemon.daemon.fullStatus.watch.blindSince == nil)
    }
  }

  private static let deliveries: [(trouble: String?, age: TimeInterval?, complaints: [DaemonStatus.Complaint])] = [
    (nil, nil, []), (nil, 0, []), (nil, 3_600, [.undelivered]), ("full", nil, [.undelivered]),
  ]

  @Test(arguments: deliveries)
  func `what the journal does not take is a complaint when it lasts`(
    trouble: String?, age: TimeInterval?, complaints: [DaemonStatus.Complaint]
  ) async throws {
    let source = StatusSource(journal: {
      DaemonStatus.Journal(
        destination: "j", queued: 1, sent: 2, undeliveredSince: age.map { Date(timeIntervalSinceNow: -$0) },
        trouble: trouble)
    })
    try await withDaemon(source) { daemon in
      _ = await daemon.next()
      #expect(daemon.daemon.fullStatus.complaints == complaints)
    }
  }

  @Test
  func `a ledger in memory is a complaint when it should not be there`() async throws {
    try await withDaemon(StatusSource(ledger: { .memory(because: "the disk is full") })) { daemon in
      _ = await daemon.next()
      #expect(daemon.daemon.fullStatus.complaints == [.ledgerInMemory])
    }
  }

  @Test
  func `what everybody may know holds no path, no screen and no reason`() async throws {
    let source = StatusSource(
      ledger: { .memory(because: "SECRET") },
      journal: {
        DaemonStatus.Journal(destination: "j", queued: 1, sent: 2, undeliveredSince: nil, trouble: "SECRET")
      })
    try await withDaemon(source) { daemon in
      try await audit("SECRET", as: "SECRET.json", then: "SECRET", as: "SECRET2.json", by: daemon)
      var status = daemon.daemon.fullStatus
      (status.watch.directory, status.watch.pollingReason, status.watch.blindReason) = ("SECRET", "SECRET", "SECRET")
      status.ledger.path = "SECRET"
      #expect(status.json.contains("SECRET"))
      #expect(!status.forEverybody.json.contains("SECRET"))
      #expect(status.forEverybody.complaints == status.complaints)
      #expect(status.forEverybody.lastSnapshot != nil)
      guard case .status(let answered) = daemon.daemon.answer(.status, isTrusted: false) else {
        Issue.record("no status")
        return
      }
      #expect(!answered.json.contains("SECRET"))
    }
  }

  @Test
  func `what was audited is audited again when it is asked for, the same content elsewhere too`() async throws {
    try await withDaemon { daemon in
      _ = await daemon.next()
      try daemon.place("Checkout", as: "a.json")
      #expect(await daemon.next()?[.snapshot] == "a.json")
      try daemon.place("Checkout", as: "b.json")
      #expect(await daemon.next()?[.messageID] == MessageID.sameAs.rawValue)
      #expect(daemon.daemon.answer(.replay(["a.json"], directory: nil), isTrusted: true) == .taken(1))
      let again = await daemon.next()
      #expect(again?[.messageID] == MessageID.summary.rawValue && again?[.snapshot] == "a.json")
      #expect(daemon.daemon.answer(.replay(["."], directory: nil), isTrusted: true) == .taken(2))
      #expect(await daemon.next()?[.snapshot] == "a.json")
      let other = await daemon.next()
      #expect(other?[.messageID] == MessageID.summary.rawValue && other?[.snapshot] == "b.json")
    }
  }

  @Test
  func `what cannot be audited again is named, and nobody else may ask`() async throws {
    try await withDaemon { daemon in
      _ = await daemon.next()
      try daemon.place("Checkout", as: "a.json")
      _ = await daemon.next()
      let drop = daemon.drop.path
      #expect(
        daemon.daemon.answer(.replay(["a.json", "/etc/passwd"], directory: nil), isTrusted: true)
          == .refused(["/etc/passwd: this is not in the drop directory, \(drop)."]))
      #expect(
        daemon.daemon.answer(.replay(["a.json", "no.json"], directory: nil), isTrusted: true)
          == .refused(["no.json: there is no such file. Looked for in \(drop)."]))
      #expect(
        daemon.daemon.answer(.replay(["a.json"], directory: nil), isTrusted: false)
          == .refused(["replay: only root and the user of the daemon may use it. Try sudo."]))
      try daemon.place("Cart", as: "b.json")
      #expect(await daemon.next()?[.screen] == "Cart")
    }
  }

  @Test
  func `without a control socket it says so and goes on`() async throws {
    try await withDaemon { daemon in
      _ = await daemon.next()
      daemon.daemon.sayUncontrolled(.tooLong("/x"))
      let said = await daemon.next()
      #expect(said?[.messageID] == MessageID.controlLost.rawValue && said?[.priority] == "4")
      try daemon.place("Cart", as: "b.json")
      #expect(await daemon.next()?[.screen] == "Cart")
    }
  }

  @Test
  func `its JSON comes back as it was, and an app's text cannot harm a terminal`() async throws {
    try await withDaemon { daemon in
      _ = await daemon.next()
      var status = daemon.daemon.fullStatus
      // JSON has whole seconds.
      status.since = Date(timeIntervalSince1970: 1_700_000_000)
      status.lastSnapshot = DaemonStatus.Snapshot(
        path: "a\"\\\n/b", screen: "\u{1B}[2J\u{202E}\u{9B}é👩‍👩‍👧", at: status.since, failed: 1, withdrawn: 3, cannotTell: 2
      )
      #expect(
        status.json.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" && $0 != "\u{9B}" })
      #expect(ControlLine.value(DaemonStatus.self, in: status.json.utf8.dropLast()) == status)
    }
  }
}
