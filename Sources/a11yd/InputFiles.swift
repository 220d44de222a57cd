import AccessibilityTree
import Glibc

/// The files that paths on the command line stand for.
///
/// A directory stands for the regular files below it, each directory in the order of its names, in which numbers count as
/// numbers; names that begin with a dot are left out. The files of a directory below it are one session. Links to files count as files, links to directories are not followed: they may lead
/// back up.
struct InputFiles {
  private(set) var files: [InputFile] = []
  /// What could not be listed, one message each.
  private(set) var problems: [String] = []
  private(set) var hasDirectory = false

  /// What standard input is called on the command line and in reports.
  static let standardInput = "-"

  var paths: [String] { files.map(\.path) }

  /// The files behind these paths, in the order given.
  ///
  /// - Parameter isRecording: the files of each directory given are one session too, and those given by name are one.
  init(_ given: [String], isRecording: Bool = false) {
    let named = given.first { Self.kind(of: $0) != .directory }.map { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
    for path in given {
      if path != Self.standardInput, Self.kind(of: path) == .directory {
        hasDirectory = true
        let (before, known) = (files.count, problems.count)
        list(path, session: isRecording ? path : nil)
        // A wrong folder would look like a screen without a fault.
        if files.count == before, problems.count == known {
          problems.append("\(path): there is no file in it. Name the directory that the exports are in.")
        }
      } else {
        files.append(InputFile(path: path, session: isRecording ? named : nil))
      }
    }
  }

  private mutating func list(_ directory: String, session: String?) {
    guard let names = Self.names(in: directory) else {
      problems.append("\(directory): cannot be listed: \(String(cString: strerror(errno)))")
      return
    }
    for name in names {
      let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
      switch Self.kind(of: path) {
      case .directory where !Self.isLink(path): list(path, session: path)
      case .file: files.append(InputFile(path: path, session: session))
      default: break  // pipes, sockets, links to directories, and what vanished since it was listed
      }
    }
  }

  /// The corresponding C function is `readdir`.
  private static func names(in directory: String) -> [String]? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { left, right in
      let order = NameOrder.compare(left, right)
      return order == 0 ? left.utf8.lexicographicallyPrecedes(right.utf8) : order < 0
    }
  }

  private enum Kind {
    case file
    case directory
    case other
  }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .other }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .other
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
