import Foundation
import Journal
import Testing

@testable import Daemon

extension RunningDaemon {
  /// Runs a daemon with the rules of the package, and drops nothing into these directories yet.
  static func withShippedRules(
    droppingInto directories: [String], _ body: (RunningDaemon) async throws -> Void
  ) async throws {
    var rules = Configuration()
    rules.rulesDirectories = [CheckoutFiles.root.appending(path: "rules").path]
    let line = try AuditLine(rules)
    try await use { base, _ in
      try RunningDaemon(in: base, line: line)
    } _: { daemon in
      #expect(await daemon.next()?[.messageID] == MessageID.watching.rawValue)
      for directory in directories {
        try FileManager.default.createDirectory(
          at: daemon.drop.appending(path: directory), withIntermediateDirectories: true)
      }
      try await body(daemon)
    }
  }
}
