import Foundation
import Testing

/// systemd's own program that makes a journal file of exported entries.
enum JournalStore {
  private static let program = "/lib/systemd/systemd-journal-remote"
  static let isThere = FileManager.default.isExecutableFile(atPath: program)

  /// Stores entries in the form of `journalctl --output export`.
  ///
  /// - Returns: the path of the journal file.
  static func store(_ entries: [String], in folder: URL, as name: String = "test.journal") throws -> String {
    let (source, file) = (folder.appending(path: "entries"), folder.appending(path: name).path)
    try Data(entries.joined().utf8).write(to: source)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--output", file, source.path]
    (process.standardError, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return file
  }
}
