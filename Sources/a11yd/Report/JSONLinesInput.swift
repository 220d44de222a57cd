import Glibc
import Readers
import Reports

/// A file of JSON Lines, perhaps packed with gzip, or standard input; line after line.
struct JSONLinesInput {
  private var lines: StreamedLines<any Error>

  /// A line holds a finding with its texts, or a summary with the verdicts of the exporter's own checks.
  private static let lineLimit = 16 << 20

  /// What a line tells.
  enum Line {
    case entry(JSONLinesEntry)
    /// It could not be read, and why.
    case problem(String)
  }

  /// The lines of a file.
  ///
  /// - Parameter path: `-` for standard input.
  /// - Throws: `CommandProblem` when the file cannot be opened.
  init(_ path: String) throws(CommandProblem) {
    let isStandardInput = path == InputFiles.standardInput
    let file = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    let opened = OpenedFile(descriptor: file, isOwned: !isStandardInput, path: path)
    guard file >= 0 else { throw opened.unreadable() }
    let input = UnpackedInput(path, read: opened.bytes)
    lines = StreamedLines(limit: Self.lineLimit, read: input.bytes)
  }

  /// The next line that says something; nil at the end.
  ///
  /// - Throws: `CommandProblem` or `ReadError` when the file cannot be read further.
  mutating func next() throws -> Line? {
    while let line = try lines.next() {
      switch consume line {
      case .tooLong:
        return .problem("line \(lines.number): longer than \(Self.lineLimit >> 20) MiB. Leave the line out.")
      case .text(let bytes):
        if bytes.withUnsafeBytes({ $0.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }) { continue }
        do throws(StreamLineError) {
          let object = try JSONLineObject(bytes, line: lines.number, keys: JSONLinesEntry.keys)
          return .entry(try JSONLinesEntry(object, line: lines.number))
        } catch {
          return .problem("\(error)")
        }
      }
    }
    return nil
  }
}
