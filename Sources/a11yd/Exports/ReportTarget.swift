import Glibc
import SystemPackage

/// Where a report goes: standard output, or a file that appears when the report is complete.
struct ReportTarget {
  private let path: String?
  private let descriptor: FileDescriptor
  private let partial: PartialFile?

  /// Opens the target.
  ///
  /// - Parameter path: nil or `-` for standard output.
  /// - Throws: `CommandProblem` when the file cannot be made.
  init(_ path: String?) throws(CommandProblem) {
    guard let path, path != InputFiles.standardInput else {
      (self.path, partial, descriptor) = (nil, nil, .standardOutput)
      return
    }
    self.path = path
    do {
      // A device or a pipe cannot be replaced.
      let partial = Self.isReplaceable(path) ? try PartialFile(for: path) : nil
      self.partial = partial
      descriptor =
        try partial?.descriptor ?? FileDescriptor.open(FilePath(path), .writeOnly, options: [.truncate, .closeOnExec])
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
      if let partial { try partial.finish() } else { try descriptor.close() }
    } catch {
      throw CommandProblem("\(path): cannot write: \(error). The report is not complete.")
    }
  }

  /// Removes what was written of a report that will not be complete.
  func discard() { partial?.discard() }

  /// Whether nothing or a regular file is there.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}
