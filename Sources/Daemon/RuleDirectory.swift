import FoundationEssentials
public import Rules

/// Reads rule files from one or more directories.
public enum RuleDirectory {
  /// Every rule file, each path once: a later directory replaces what an earlier one has under the same path.
  ///
  /// An empty file, or a link to `/dev/null`, masks the path. Only `*.yaml` is read. `pages/button/x.yaml` and
  /// `button/x.yaml` are one path.
  ///
  /// - Throws: `RuleDirectoryError` for a directory or file that cannot be read. A directory may be missing unless it
  ///   is the first.
  public static func read(_ directories: [String]) throws(RuleDirectoryError) -> [RuleText] {
    var texts: [String: RuleText] = [:]
    for (index, directory) in directories.enumerated() {
      let root = directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
      var isDirectory = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isDirectory), isDirectory else {
        if index > 0 { continue }
        throw RuleDirectoryError(path: root, cause: "there is no such directory")
      }
      for file in try files(in: root, below: "", depth: 4) {
        let path = RuleText.path(of: file)
        let contents = try contents(of: root + "/" + file)
        // Keep a mask of a path that does not exist: a rule may have had that path before.
        let isMasked = contents.isEmpty && texts.removeValue(forKey: path) != nil
        if !isMasked { texts[path] = RuleText(path: path, file: root + "/" + file, contents: contents) }
      }
    }
    return texts.values.sorted { $0.path < $1.path }
  }

  /// The rule files below a directory, as paths below the root: `pages/button/page.yaml`.
  private static func files(in root: String, below folder: String, depth: Int) throws(RuleDirectoryError) -> [String] {
    guard depth > 0 else { return [] }
    var files: [String] = []
    for name in try names(in: folder.isEmpty ? root : root + "/" + folder) {
      let path = folder.isEmpty ? name : folder + "/" + name
      if name.hasSuffix(".yaml") {
        files.append(path)
      } else {
        files += try Self.files(in: root, below: path, depth: depth - 1)
      }
    }
    return files
  }

  /// The names in a directory, in order, without dot files; empty if it is not a directory.
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
    // FileManager cannot read devices.
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
