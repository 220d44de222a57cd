import AccessibilityTree
import Line
import Readers
import Reports
import Rules
import Speech

/// The first part of the line for a file: from its bytes to what is heard.
struct FileReader: Sendable {
  let line: ExportLine
  /// Whether a report shows what the screens looked like.
  var showsPictures = false

  /// A file that was read, and what the screen reader says of it.
  struct Reading: Sendable {
    let file: InputFile
    let content: Result<ExportContent, UnreadableFile>
    let took: Duration
    var picture: ScreenPicture?
  }

  func read(_ file: InputFile) -> Reading {
    let start = ContinuousClock.now
    let content: Result<ExportContent, UnreadableFile>
    var picture: ScreenPicture?
    do {
      let bytes = try ExportFile(path: file.path).bytes(limit: line.sizeLimit)
      content = .success(try line.content(of: bytes, name: file.path, session: file.session))
      if showsPictures { picture = ExportPicture.of(file.path, bytes: bytes) }
    } catch {
      content = .failure(UnreadableFile(name: file.path, problem: "\(error)"))
    }
    return Reading(file: file, content: content, took: .now - start, picture: picture)
  }

  /// The same of an item of a stream.
  func read(_ item: borrowing StreamedExport) -> Reading {
    let start = ContinuousClock.now
    let file = InputFile(path: item.path, session: item.envelope.session)
    let content: Result<ExportContent, UnreadableFile>
    do throws(ReadError) {
      content = .success(
        try item.bytes.withUnsafeBytes { [envelope = item.envelope] bytes throws(ReadError) in
          try line.content(ofPadded: bytes, name: file.path, session: file.session, beside: envelope)
        })
    } catch {
      content = .failure(UnreadableFile(name: file.path, problem: "\(error)"))
    }
    return Reading(file: file, content: content, took: .now - start)
  }
}

extension FileReader.Reading {
  /// What is known of the export, where it is the only one that is judged.
  func judged(by statuses: Set<Rule.Status>) -> JudgedExports {
    guard case .success(.screen(let transcript)) = content else { return JudgedExports(statuses: statuses) }
    let meta = transcript.snapshot.meta
    return JudgedExports(of: meta.platform, in: meta.language, areSteps: false, statuses: statuses)
  }
}
