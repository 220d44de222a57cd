import Glibc
import SystemPackage

/// Where a report goes: standard output, or a file that appears when the report is complete.
struct ReportTarget {
  private let path: String?
  private let descriptor: FileDescriptor
  private let temporary: String?

  /// Opens the target.
  ///
  /// - Parameter path: nil or `-` for standard output.
  /// - Throws: `CommandProblem` when the file cannot be made.
  init(_ path: String?) throws(CommandProblem) {
    guard let path, path != InputFiles.standardInput else {
      (self.path, temporary, descriptor) = (nil, nil, .standardOutput)
      return
    }
    self.path = path
    // Readers of the old file keep it until the new one is whole. A device or a pipe cannot be replaced.
    temporary = Self.isReplaceable(path) ? Self.temporary(beside: path) : nil
    do {
      descriptor = try FileDescriptor.open(
        FilePath(temporary ?? path), .writeOnly, options: [.create, .truncate, .closeOnExec],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
    } catch {
      throw CommandProblem("\(path): cannot be written: \(error). Name a file in a directory that exists.")
    }
  }

  /// The targets of several reports; what was opened before a problem is discarded.
  static func targets(_ paths: [String?]) throws(CommandProblem) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    do throws(CommandProblem) {
      for path in paths { targets.append(try ReportTarget(path)) }
    } catch {
      for target in targets { target.discard() }
      throw error
    }
    return targets
  }

  /// Whether people see this report while it is written.
  var isStandardOutput: Bool { path == nil }

  /// Writes a part of the report.
  func write(_ text: String) throws {
    guard let path else { return try StandardOutput.write(text) }
    guard !text.isEmpty else { return }
    do {
      _ = try descriptor.writeAll(text.utf8)
    } catch {
      throw CommandProblem("\(path): cannot write: \(error). The report is not complete.")
    }
  }

  /// Puts the complete report in its place.
  func finish() throws {
    guard let path else { return }
    do {
      try descriptor.close()
    } catch {
      throw CommandProblem("\(path): cannot write: \(error). The report is not complete.")
    }
    guard let temporary else { return }
    guard rename(temporary, path) == 0 else {
      throw CommandProblem(
        "\(path): cannot be replaced: \(String(cString: strerror(errno))). The report is \(temporary).")
    }
  }

  /// Removes what was written of a report that will not be complete.
  func discard() {
    if let temporary { unlink(temporary) }
  }

  /// Whether nothing or a regular file is there.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// A hidden name, so that nobody takes it for an export: `exports/.a.html.4711`.
  private static func temporary(beside path: String) -> String {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return "\(path[..<start]).\(path[start...]).\(getpid())"
  }
}
