import Foundation
import Testing

/// A text file that a person reviewed, and that a test's output is held against.
enum RecordedReport {
  /// `Tests/Fixtures/reports`.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/reports")

  /// Fails unless the file holds exactly this text; with `A11YD_RECORD=1` writes it, and fails so that it is looked at.
  static func expect(_ text: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = folder.appending(path: file)
    if ProcessInfo.processInfo.environment["A11YD_RECORD"] == "1" {
      try Data(text.utf8).write(to: url)
      Issue.record("Recorded \(file). Look at it, then run without A11YD_RECORD.", sourceLocation: sourceLocation)
      return
    }
    let golden = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    #expect(text == golden, "\(file) differs; A11YD_RECORD=1 writes it anew.", sourceLocation: sourceLocation)
  }
}
