import AccessibilityTree
import Glibc
import Reports

/// The files that the paths on the command line mean.
///
/// A directory means the regular files below it, in the order of their names, where numbers count as numbers. Names that
/// begin with a dot are left out, and so are pictures beside an export of the same name. The files of a subdirectory are
/// one session. Links to files count as files; links to directories are not followed because they may lead back up.
struct InputFiles {
  private(set) var files: [InputFile] = []
  /// Paths that could not be listed.
  private(set) var problems: [UnreadableFile] = []
  private(set) var hasDirectory = false

  /// How standard input is named on the command line and in reports.
  static let standardInput = "-"

  var paths: [String] { files.map(\.path) }

  /// The files that these paths mean, in the given order.
  ///
  /// - Parameter isRecording: whether the files of each given directory are one session too, and files given by name
  ///   are one.
  init(_ given: [String], isRecording: Bool = false) {
    let named = given.first { Self.kind(of: $0) != .directory }.map { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
    for path in given {
      if path != Self.standardInput, Self.kind(of: path) == .directory {
        hasDirectory = true
        let (before, known) = (files.count, problems.count)
        list(path, session: isRecording ? path : nil)
        // Otherwise a wrong folder would look like a screen without faults.
        if files.count == before, problems.count == known {
          add(path, "contains no files. Name the directory that contains the exports.")
        }
      } else {
        files.append(InputFile(path: path, session: isRecording ? named : nil))
      }
    }
  }

  private mutating func add(_ path: String, _ problem: String) {
    problems.append(UnreadableFile(name: path, problem: "\(path): \(problem)"))
  }

  private mutating func list(_ directory: String, session: String?) {
    guard let (names, unnamed) = Self.names(in: directory) else {
      add(directory, "cannot be listed: \(String(cString: strerror(errno))).")
      return
    }
    for name in unnamed { add("\(directory)/\(name)", "skipped: its name is not valid UTF-8. Rename it.") }
    let stems = Set(names.lazy.filter { !Self.isPicture($0) }.map(ExportPicture.stem))
    for name in names where !Self.isPicture(name) || !stems.contains(ExportPicture.stem(name)) {
      let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
      switch Self.kind(of: path) {
      case .directory where !Self.isLink(path): list(path, session: path)
      case .file: files.append(InputFile(path: path, session: session))
      default: break  // pipes, sockets, links to directories, and what vanished since it was listed
      }
    }
  }

  /// The corresponding C function is `readdir`.
  ///
  /// - Returns: The names, and those that cannot be passed as an argument, escaped for people; nil if the directory
  ///   cannot be listed.
  private static func names(in directory: String) -> (names: [String], unnamed: [String])? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var (names, unnamed): ([String], [String]) = ([], [])
    while let entry = readdir(stream) {
      withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        let bytes = bytes.prefix { $0 != 0 }
        if bytes.first == UInt8(ascii: ".") { return }
        if let name = String(validating: bytes, as: UTF8.self) {
          names.append(name)
        } else {
          unnamed.append(CleanText.line(bytes: bytes))
        }
      }
    }
    let sorted = names.sorted { left, right in
      // What a log tells of captures is not asked about when it is read before them.
      guard isLog(left) == isLog(right) else { return isLog(left) }
      let order = NameOrder.compare(left, right)
      return order == 0 ? left.utf8.lexicographicallyPrecedes(right.utf8) : order < 0
    }
    return (sorted, unnamed.sorted())
  }

  /// By its name. The picture beside an export of the same name shows its screen, and is no export.
  private static func isPicture(_ name: String) -> Bool { ExportPicture.endings.contains { name.hasSuffix($0) } }

  /// By its name, as adb and its users call it. A log of another name is read where it is in the order.
  private static func isLog(_ name: String) -> Bool { name.hasPrefix("logcat") || name.hasSuffix(".log") }

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
