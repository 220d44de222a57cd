import Glibc
import SystemPackage

/// The journal files of a source, found where libsystemd finds them. Source: systemd 252, `add_root_directory`.
struct StoredFiles {
  private(set) var paths: [String] = []
  /// The directories that could not be listed.
  private(set) var unread: [StoredJournalProblem] = []

  /// Lists the files of a source.
  init(_ source: JournalSource) throws(StoredJournalProblem) {
    switch source {
    case .files(let named):
      paths = named
      return
    case .directory(let path):
      try add(path, of: source, alsoBelow: Self.isMachine)
    case .root(let root):
      try add(root + Self.stored, of: source, alsoBelow: Self.isMachine)
      try? add(root + Self.inMemory, of: source, alsoBelow: Self.isMachine)
    case .system:
      // A machine keeps its journal on its disk or in memory.
      for place in [Self.stored, Self.inMemory] { try? add(place + "/" + Self.ownMachine, of: source) { _ in false } }
    }
    paths.sort()
  }

  private static let stored = "/var/log/journal"
  private static let inMemory = "/run/log/journal"

  /// Adds the files in a directory, and in those below it that have such a name.
  private mutating func add(
    _ directory: String, of source: JournalSource, alsoBelow isWanted: (String) -> Bool
  ) throws(StoredJournalProblem) {
    guard let names = Self.names(in: directory) else { throw StoredJournalProblem(source, Errno(rawValue: errno)) }
    for name in names {
      let path = directory + "/" + name
      if Self.isJournal(name) {
        paths.append(path)
      } else if isWanted(name) {
        do throws(StoredJournalProblem) {
          try add(path, of: .directory(path)) { _ in false }
        } catch {
          unread.append(error)
        }
      }
    }
  }

  /// A file that was not closed properly ends with a tilde.
  private static func isJournal(_ name: String) -> Bool { name.hasSuffix(".journal") || name.hasSuffix(".journal~") }

  /// Whether a directory has the id of a machine as its name. That of a journal namespace has more in its name.
  private static func isMachine(_ name: String) -> Bool {
    let digits = name.utf8.filter { $0 != UInt8(ascii: "-") }
    return digits.count == 32 && digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
  }

  private static var ownMachine: String {
    String((try? FileText.read("/etc/machine-id"))?.prefix { $0 != "\n" } ?? "")
  }

  /// The corresponding C function is `readdir`.
  private static func names(in directory: String) -> [String]? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }
}
