import Glibc
public import Rules

/// Reads rule files from one or more directories.
public enum RuleDirectory {
  /// Every rule file, each path once: a later directory replaces what an earlier one has under the same path.
  ///
  /// An empty file, or a link to `/dev/null`, masks the path. Only `*.yaml` is read. `pages/button/x.yaml` and
  /// `button/x.yaml` are one path.
  ///
  /// - Parameter reading: what is compiled of the files. Files of which nothing is, are left out.
  /// - Throws: `RuleDirectoryError` for a directory or file that cannot be read. A directory may be missing unless it
  ///   is the first.
  public static func read(
    _ directories: [String], for reading: RuleReading = .whole
  ) throws(RuleDirectoryError) -> [RuleText] {
    var texts: [String: RuleText] = [:]
    for (index, directory) in directories.enumerated() {
      let root = directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
      guard isDirectory(root) else {
        if index > 0 { continue }
        throw RuleDirectoryError(path: root, cause: "there is no such directory")
      }
      for file in try files(in: root, below: "", depth: 4) {
        let path = RuleText.path(of: file)
        guard reading.readsFile(at: path) else { continue }
        let bytes = try RuleFile(path: root + "/" + file).bytes()
        let text = RuleText(path: path, file: root + "/" + file, bytes: bytes)
        // Keep a mask of a path that does not exist: a rule may have had that path before. Keep a mask of examples: what it
        // hides, the rule does not lack.
        let isMasked = bytes.isEmpty && texts.removeValue(forKey: path) != nil && !text.isOfExamples
        if !isMasked { texts[path] = text }
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
  ///
  /// The corresponding C function is `readdir`. FoundationEssentials takes five times as long.
  private static func names(in directory: String) throws(RuleDirectoryError) -> [String] {
    guard isDirectory(directory) else { return [] }
    guard let stream = opendir(directory) else {
      throw RuleDirectoryError(path: directory, cause: "it cannot be listed")
    }
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

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
