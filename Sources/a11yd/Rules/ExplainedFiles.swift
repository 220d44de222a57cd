import AccessibilityTree
import ArgumentParser
import Audit
import Line
import Reports

/// The captures that `a11yd rules explain` asks about.
struct ExplainedFiles {
  let recordings: [Recording]

  /// Reads a file, or the captures of a directory as one recording.
  ///
  /// - Throws: `ExitCode.somethingUnread`, after every problem was written.
  init(_ path: String, isRecording: Bool, line: ExportLine) throws {
    let files = InputFiles([path], isRecording: isRecording)
    var problems = files.problems.map(\.problem)
    var recorded = RecordedFiles()
    if files.hasDirectory, !isRecording {
      problems.append("\(path): a directory. Name one export, or use --recording for the captures of a session.")
    } else {
      for file in files.files {
        do {
          let bytes = try ExportFile(path: file.path).bytes(limit: line.sizeLimit)
          switch try line.content(of: bytes, name: file.path, session: file.session) {
          case .screen(let transcript): recorded.add(transcript, path: file.path)
          case .log(let log):
            if let session = file.session { recorded.add(log, path: file.path, session: session) }
          case .action: break
          }
        } catch {
          problems.append("\(error)")
        }
      }
    }
    guard problems.isEmpty else {
      for problem in problems { StandardError.write(problem) }
      throw ExitCode.somethingUnread
    }
    recorded.tellLogs()
    recordings = recorded.recordings.map(\.recording)
  }
}
