import AccessibilityTree
import Audit
import Foundation
import Line
import Readers

/// The files of a run of DroidBot, to be cut off, mixed and changed before they are audited.
struct RunOfFiles {
  /// By path below the run, in their order.
  var files: [(path: String, bytes: [UInt8])]

  init(_ folder: URL) throws {
    files = try ["states", "events"].flatMap { directory in
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: directory).path)
      return try (names ?? []).filter { $0.hasSuffix(".json") }.sorted().map { name in
        let path = "\(directory)/\(name)"
        return (path, Array(try Data(contentsOf: folder.appending(path: path))))
      }
    }
  }

  /// What the rules find when the files come in this order.
  struct Result {
    /// “capture: rule” of what failed across screens.
    var failed: Set<String> = []
    /// The files that were refused, by the paths that the refusals name.
    var refused: Set<String> = []
    /// How many screens and actions were read.
    var read = 0
  }

  func result(by auditor: Auditor) -> Result {
    let sessions = SessionAuditor()
    var result = Result()
    for (path, bytes) in files {
      do {
        let audit =
          switch try ExportLine().content(of: PaddedBytes(copying: bytes), name: path, session: nil) {
          case .screen(let transcript): sessions.audit(transcript, name: path, at: .now, by: auditor)
          case .action(let action): sessions.audit(action, name: path, at: .now, by: auditor)
          case .log(let log): sessions.audit(log, name: path, session: nil, at: .now, by: auditor)
          }
        result.read += 1
        for finding in audit.failed where finding.isAcrossSteps {
          result.failed.insert("\(finding.capture?.name ?? path): \(finding.rule)")
        }
      } catch {
        let words = error.description
        result.refused.insert(String(words.prefix { $0 != ":" }))
      }
    }
    return result
  }

  /// The same run with another text in one file.
  func replacing(_ path: String, _ old: String, with new: String) -> RunOfFiles {
    var run = self
    for place in run.files.indices where run.files[place].path == path {
      run.files[place].bytes = Array(
        String(decoding: run.files[place].bytes, as: UTF8.self).replacing(old, with: new).utf8)
    }
    return run
  }
}
