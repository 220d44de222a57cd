import Foundation

@testable import Journal

/// A journal file with entries of our making: written as journalctl exports them, and stored by systemd's own program.
struct JournalFile: ~Copyable {
  private static let program = "/lib/systemd/systemd-journal-remote"
  static let canBeMade = FileManager.default.isExecutableFile(atPath: program)

  let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-journal-\(UUID().uuidString)")
  var path: String { folder.appending(path: "test.journal").path }
  private var export = Data()
  private var count = 0

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Adds an entry of this unit, `seconds` after 2026-11-21 00:00 UTC.
  mutating func add(
    _ entry: JournalEntry, from unit: String = "a11yd.service", at seconds: Int64, also fields: [String] = []
  ) {
    count += 1
    let time = Self.start.rawValue + seconds * 1_000_000
    var lines = [
      "__CURSOR=s=\(Self.id("c"));i=\(String(count, radix: 16));b=\(Self.id("b"));m=\(count);t=\(String(time, radix: 16));x=1",
      "__REALTIME_TIMESTAMP=\(time)", "__MONOTONIC_TIMESTAMP=\(1_000 + count)", "_BOOT_ID=\(Self.id("b"))",
      "_MACHINE_ID=\(Self.id("a"))", "_TRANSPORT=journal", "_SYSTEMD_UNIT=\(unit)",
    ].map { Array($0.utf8) }
    lines += entry.encoded + fields.map { Array($0.utf8) }
    for line in lines { append(line) }
    export.append(0x0A)
  }

  /// Source: “Journal Export Format”: a value with a line feed is preceded by its length.
  private mutating func append(_ line: [UInt8]) {
    if line.contains(0x0A), let sign = line.firstIndex(of: 0x3D) {
      export += line[..<sign] + [0x0A]
      withUnsafeBytes(of: UInt64(line.count - sign - 1).littleEndian) { export += $0 }
      export += line[(sign + 1)...]
    } else {
      export += line
    }
    export.append(0x0A)
  }

  /// Writes the file.
  func write() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appending(path: "entries")
    try export.write(to: source)
    let process = Process()
    process.executableURL = URL(filePath: Self.program)
    process.arguments = ["--output", path, source.path]
    (process.standardError, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// 2026-11-21 00:00 UTC.
  static let start = WallTime(rawValue: 1_795_219_200_000_000)

  private static func id(_ digit: Character) -> String { String(repeating: digit, count: 32) }
}
