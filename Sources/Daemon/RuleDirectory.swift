import Glibc
public import Rules

/// The rule files of one or more directories.
///
/// A file of a later directory replaces the one with the same path of an earlier one; a link to `/dev/null` masks it.
public enum RuleDirectory {
  /// Every rule file, in the order of the paths.
  ///
  /// - Throws: `RuleDirectoryError` when a directory or a file cannot be read.
  public static func texts(in directories: [String]) throws(RuleDirectoryError) -> [RuleText] {
    var texts: [String: RuleText] = [:]
    for directory in directories {
      for page in try names(in: directory) where isDirectory("\(directory)/\(page)") {
        for name in try names(in: "\(directory)/\(page)") where name.hasSuffix(ending) {
          let path = "\(page)/\(name.dropLast(ending.count))"
          let file = "\(directory)/\(page)/\(name)"
          texts[path] = isMask(file) ? nil : RuleText(path: path, file: file, contents: try contents(of: file))
        }
      }
    }
    return texts.values.sorted { $0.path < $1.path }
  }

  private static let ending = ".yaml"

  /// The corresponding C function is `readdir`.
  private static func names(in directory: String) throws(RuleDirectoryError) -> [String] {
    guard let stream = opendir(directory) else { throw RuleDirectoryError(path: directory, errno: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The corresponding C function is `fread`.
  private static func contents(of file: String) throws(RuleDirectoryError) -> String {
    guard let stream = fopen(file, "r") else { throw RuleDirectoryError(path: file, errno: errno) }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 { bytes += chunk[..<count] }
    guard ferror(stream) == 0 else { throw RuleDirectoryError(path: file, errno: errno) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isMask(_ file: String) -> Bool {
    var status = stat()
    return stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }
}
