import AccessibilityTree
import Foundation
import Journal
import Rules
import Testing
import Watch

@testable import Audit
@testable import Daemon

/// Suppressions in a running daemon.
@Suite(.timeLimit(.minutes(5)))
struct SuppressionDaemonTests {
  /// A line that finds one fault on every screen.
  private static let line = AuditLine(ruleCount: 1) { file, _, _ in
    let screen = file.bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    let finding = Finding(
      rule: "button/name-omits-role", ruleID: "36d8ce7ac1a73deefe10d997556eecfc", expectation: "e", outcome: .failed,
      impact: .minor, wcag: [], message: "it is wrong.", id: "0123456789abcdef0123456789abcdef",
      node: Finding.Target(path: "window", role: .button))
    return .success(
      SnapshotAudit(
        screen: screen, format: "test", nodeCount: 1, findings: [finding], counts: [.failed: 1]))
  }

  private static func configuration(until day: CalendarDay) -> String {
    "suppressions: [{rule: button/name-omits-role, screen: Check*, reason: r, until: \(day)}]"
  }

  private func withDaemon(
    until day: CalendarDay, _ body: (RunningDaemon) async throws -> Void
  ) async throws {
    try await RunningDaemon.use { base, drop in
      try RunningDaemon(
        in: base, configuration: Self.configuration(until: day), line: Self.line,
        load: { () throws(LineFailure) in
          guard let configuration = try? RunningDaemon.configuration(Self.configuration(until: day), watching: drop)
          else { throw LineFailure(problems: ["no configuration"]) }
          return (configuration, Self.line)
        })
    } _: { daemon in
      try await body(daemon)
    }
  }

  @Test
  func `what is suppressed is counted and not told, elsewhere it is told`() async throws {
    try await withDaemon(until: .today) { daemon in
      #expect(await daemon.next()?[.messageID] == MessageID.watching.rawValue)
      try daemon.place("Checkout", as: "a.json")
      let summary = await daemon.next()
      #expect(summary?[.suppressed] == "1")
      #expect(summary?[.failed] == "1")
      try daemon.place("Cart", as: "b.json")
      #expect(await daemon.next()?.message == "Cart: it is wrong.")
      #expect(await daemon.next()?[.suppressed] == nil)
      // The second file is counted after its entries were sent.
      daemon.signal(.reload)
      #expect(await daemon.next()?[.messageID] == MessageID.reloaded.rawValue)
      #expect(daemon.daemon.fullStatus.suppressed == 1)
    }
  }

  @Test
  func `one that is over suppresses nothing, and is told at the start and at each reload`() async throws {
    let day = try #require(CalendarDay("2026-01-31"))
    try await withDaemon(until: day) { daemon in
      let expired = await daemon.next()
      #expect(expired?[.messageID] == MessageID.suppressionsExpired.rawValue)
      #expect(
        expired?.message == """
          1 suppression expired: rule button/name-omits-role on Check*, until 2026-01-31 (test.yaml:1:16). \
          Remove those of fixed findings, and give the others a new date.
          """)
      #expect(expired?[.priority] == "4")
      #expect(await daemon.next()?[.messageID] == MessageID.watching.rawValue)
      try daemon.place("Checkout", as: "a.json")
      #expect(await daemon.next()?.message == "Checkout: it is wrong.")
      #expect(await daemon.next()?[.suppressed] == nil)
      daemon.signal(.reload)
      #expect(await daemon.next()?[.messageID] == MessageID.reloaded.rawValue)
      #expect(await daemon.next()?[.messageID] == MessageID.suppressionsExpired.rawValue)
    }
  }

  @Test
  func `many that are over are one entry, which names all of them`() throws {
    let day = try #require(CalendarDay("2026-01-31"))
    let all = (1...9).map { number in
      Suppression(
        .rule("r\(number)", screen: Glob("*"), app: Glob("app")), reason: "r", until: day, place: "p\(number)")
    }
    let entry = LifeEntry.expired(all)
    #expect(entry.message.hasPrefix("9 suppressions expired: rule r1 on * of app, until 2026-01-31 (p1); "))
    #expect(entry.message.contains("; and 6 more."))
    #expect(entry[.detail]?.split(separator: "\n").count == 9)
  }
}
