import Audit
import Readers
import Reports

/// Audits the items of standard input one after the other, and answers each before the next is read.
///
/// One thread does it: whoever has a million exports runs a process for each core.
struct StreamAudit {
  let audit: FileAudit
  let run: AuditRun

  /// A line holds an export, in which JSON may escape each byte, or base64 write three bytes as four.
  private static let lineLimit = 2 * ReadLimits().sizeInBytes

  /// Answers until the input ends.
  ///
  /// - Throws: `CommandProblem` when standard input cannot be read, and what `write` throws.
  func answer(_ write: (String) throws -> Void) throws {
    var lines = StreamedLines(limit: Self.lineLimit, read: StandardInput.read)
    var memory = SessionMemory(bounds: .apart)
    while let line = try lines.next() {
      switch consume line {
      case .tooLong:
        let problem = "line \(lines.number): longer than \(Self.lineLimit >> 20) MiB. Leave the item out."
        try write(StreamAnswer(to: .none).error(problem, line: lines.number, path: nil))
      case .text(let bytes):
        if let text = answer(bytes, line: lines.number, by: &memory) { try write(text) }
      }
    }
  }

  /// - Returns: nil for an empty line, to which nobody expects an answer.
  private func answer(_ bytes: borrowing PaddedBytes, line: Int, by memory: inout SessionMemory) -> String? {
    guard bytes.withUnsafeBytes({ !$0.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }) else { return nil }
    do throws(StreamLineError) {
      let item = try bytes.withUnsafeBytes { bytes throws(StreamLineError) in
        try StreamedExport(padded: bytes, line: line)
      }
      let answer = StreamAnswer(to: item.id)
      let outcome = audit.audit(audit.place(audit.reader.read(item), in: &memory, at: .now))
      if case .unreadable(let file) = outcome { return answer.error(file.problem, line: line, path: item.path) }
      var document = ReportDocument(JSONLinesReport(), on: run)
      let text = audit.telling(outcome, by: &memory).told.items.map { document.add($0) }.joined()
      return text.isEmpty ? answer.noScreen : answer.lines(text)
    } catch {
      return StreamAnswer(to: error.id).error("\(error)", line: line, path: nil)
    }
  }
}
