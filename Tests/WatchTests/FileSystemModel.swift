/// What lies where, and what has ever lain where the watcher could see it: a value without a kernel.
///
/// The rules by which a watcher is judged when nothing happens any more:
///
/// 1. Every regular file below the watched directory, no part of whose path is a temporary name, was told, and what was
///    told of its path last is what is in it. A content that ends too early is told, at last, as one whose grace is over.
/// 2. Whatever was told of a path lay at that path, visible, at some time, byte for byte. A writer who writes elsewhere
///    (temporary name, unnamed file, another directory) and then renames or links shows one content only, so half of it
///    can never be told. A writer who writes in place shows each state between two of its writes; a slow one may have any
///    of them told, as it ends too early, and the last must follow.
/// 3. No path is with two consumers at once, and of a session no two files.
///
/// One change is left out, since it leaves no trace: a second store into a mapping, looked for under another name.
///
/// Paths are relative to a directory of the test's own; `root` is the one of them that the watched path leads to.
struct FileSystemModel {
  enum Entry: Equatable {
    case file(Int)
    case directory
    /// A link or FIFO: skipped, so never told.
    case other
  }

  private(set) var entries: [String: Entry] = ["out": .directory, "drop": .directory]
  private(set) var contents: [Int: String] = [:]
  private(set) var unreadable: Set<Int> = []
  /// nil while there is none.
  private(set) var root: String? = "drop"
  /// Contents that ever lay there, by path below the root.
  private(set) var seen: [String: Set<String>] = [:]
  private var nextFile = 0

  static func isComplete(_ content: String) -> Bool { content.hasPrefix("{") && content.hasSuffix("}") }

  /// The path below the root that the watcher would give it; nil for what it cannot see.
  func visible(_ path: String) -> String? {
    guard let root, path.hasPrefix(root + "/") else { return nil }
    let below = path.dropFirst(root.utf8.count + 1)
    return below.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix(".tmp") } ? nil : String(below)
  }

  /// What must have been told at the end.
  var due: [String: String] {
    var due: [String: String] = [:]
    for case (let path, .file(let file)) in entries where !unreadable.contains(file) {
      if let below = visible(path) { due[below] = contents[file] }
    }
    return due
  }

  func paths(of file: Int) -> [String] { entries.filter { $0.value == .file(file) }.map(\.key) }

  func isBelow(_ path: String, _ directory: String) -> Bool { path == directory || path.hasPrefix(directory + "/") }

  // MARK: changes

  mutating func newFile(_ content: String) -> Int {
    nextFile += 1
    contents[nextFile] = content
    return nextFile
  }

  mutating func set(_ path: String, _ entry: Entry) {
    entries[path] = entry
    note(below: path)
  }

  mutating func write(_ content: String, to file: Int) {
    contents[file] = content
    for path in paths(of: file) { note(below: path) }
  }

  mutating func setReadable(_ isReadable: Bool, _ file: Int) {
    if isReadable { unreadable.remove(file) } else { unreadable.insert(file) }
  }

  /// rename(2) of a file or a tree, over whatever file is there.
  mutating func move(_ old: String, to new: String) {
    let moved = entries.filter { isBelow($0.key, old) }
    for path in moved.keys { entries[path] = nil }
    for (path, entry) in moved { entries[new + path.dropFirst(old.utf8.count)] = entry }
    note(below: new)
  }

  mutating func remove(_ path: String) { entries = entries.filter { !isBelow($0.key, path) } }

  mutating func setRoot(_ root: String?) {
    self.root = root
    if let root { note(below: root) }
  }

  private mutating func note(below start: String) {
    for case (let path, .file(let file)) in entries where isBelow(path, start) {
      if let below = visible(path), let content = contents[file] { seen[below, default: []].insert(content) }
    }
  }
}
