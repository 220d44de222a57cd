import Foundation

@testable import Journal

/// A journal file with entries of our making: written as journalctl exports them, and stored by systemd's own program.
struct JournalFile: ~Copyable {
  private static let program = "/lib/systemd/systemd-journal-remote"
  static let canBeMade = FileManager.default.isExecutableFile(atPath: program)

  let folder: URL
  private let box: Character
  /// Whether this one made the folder.
  private let ownsFolder: Bool
  var path: String { folder.appending(path: "\(box).journal").path }
  private var export = Data()
  private var count = 0

  /// A file of a box in a folder of its own, or in that of another box's file.
  ///
  /// - Parameter box: a hexadecimal digit, of which the machine's id is made.
  init(of box: Character = "a", in folder: URL? = nil) {
    (self.box, ownsFolder) = (box, folder == nil)
    self.folder =
      folder ?? FileManager.default.temporaryDirectory.appending(path: "a11yd-journal-\(UUID().uuidString)")
  }

  deinit { if ownsFolder { try? FileManager.default.removeItem(at: folder) } }

  /// Adds an entry of this unit, `seconds` after 2026-11-21 00:00 UTC.
  mutating func add(
    _ entry: JournalEntry, from unit: String = "a11yd.service", at seconds: Int64, also fields: [String] = []
  ) {
    count += 1
    let time = Self.start.rawValue + seconds * 1_000_000
    var lines = [
      "__CURSOR=s=\(Self.id("c"));i=\(String(count, radix: 16));b=\(Self.id(box));m=\(count);t=\(String(time, radix: 16));x=1",
      "__REALTIME_TIMESTAMP=\(time)", "__MONOTONIC_TIMESTAMP=\(1_000 + count)", "_BOOT_ID=\(Self.id(box))",
      "_MACHINE_ID=\(Self.id(box))", "_HOSTNAME=box-\(box)", "_TRANSPORT=journal", "_SYSTEMD_UNIT=\(unit)",
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

  /// Writes the entries to the end of the file.
  mutating func write() throws {
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
    export.removeAll()
  }

  /// 2026-11-21 00:00 UTC.
  static let start = WallTime(rawValue: 1_795_219_200_000_000)

  private static func id(_ digit: Character) -> String { String(repeating: digit, count: 32) }
}
