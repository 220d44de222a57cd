import FoundationEssentials
public import Rules

/// Reads rule files from one or more directories.
public enum RuleDirectory {
  /// Every rule file, each path once: a later directory replaces what an earlier one has under the same path.
  ///
  /// An empty file, or a link to `/dev/null`, masks the path. Only `*.yaml` is read, in folders below the directory.
  ///
  /// - Throws: `RuleDirectoryError` for a directory or file that cannot be read. A directory that does not exist is an
  ///   error only when it is the first.
  public static func read(_ directories: [String]) throws(RuleDirectoryError) -> [RuleText] {
    var texts: [String: RuleText] = [:]
    for (index, directory) in directories.enumerated() {
      let root = directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
      var isDirectory = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isDirectory), isDirectory else {
        if index > 0 { continue }
        throw RuleDirectoryError(path: root, cause: "there is no such directory")
      }
      for page in try names(in: root) {
        for name in try names(in: root + "/" + page) where name.hasSuffix(".yaml") {
          let path = page + "/" + name.dropLast(".yaml".count)
          let file = root + "/" + page + "/" + name
          let contents = try contents(of: file)
          texts[path] = contents.isEmpty ? nil : RuleText(path: path, file: file, contents: contents)
        }
      }
    }
    return texts.values.sorted { $0.path < $1.path }
  }

  /// The names in a directory, in order, dot files left out; none for what is no directory.
  private static func names(in directory: String) throws(RuleDirectoryError) -> [String] {
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw RuleDirectoryError(path: directory, cause: "it cannot be listed")
    }
  }

  private static func contents(of file: String) throws(RuleDirectoryError) -> String {
    // FileManager reads no devices.
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) == "/dev/null" { return "" }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw RuleDirectoryError(path: file, cause: "it cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw RuleDirectoryError(path: file, cause: "it is not UTF-8")
    }
    return text
  }
}
