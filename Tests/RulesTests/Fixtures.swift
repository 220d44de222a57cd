import Foundation
import Rules

/// The rule files of Tests/Fixtures/rules.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/rules")

  static func contents(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// One rule, its page and its vocabulary, without a problem.
  static func good() throws -> [RuleText] {
    try ["button/name-omits-role", "button/page", "vocabulary/role-words"].map {
      RuleText(path: $0, file: $0 + ".yaml", contents: try contents("good/\($0).yaml"))
    }
  }
}
