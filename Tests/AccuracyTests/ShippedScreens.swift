import Accuracy
import Daemon
import Foundation
import Rules

/// The rules and the screens of this checkout.
enum ShippedScreens {
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let ruleBook: Result<RuleBook, any Error> = Result {
    try RuleBook(
      compiling: RuleDirectory.read([checkout.appending(path: "rules").path]), including: [.stable, .draft])
  }

  static let exports: [CleanScreen] =
    CleanScreen.exports(in: checkout.appending(path: "Tests/Fixtures/exports").path, kind: .export)

  static let recordings: [CleanScreen] =
    CleanScreen.recordings(in: checkout.appending(path: "Tests/Fixtures/recordings").path)

  /// Those that show more than an edge case, to put examples into.
  static var hosts: [CleanScreen] { exports.filter { $0.isHost } }
}
