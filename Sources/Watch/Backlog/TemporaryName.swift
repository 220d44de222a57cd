/// Names under which programs write before they rename. Such files are never read.
///
/// Source: rsync(1), `--temp-dir` (`.home.json.Xa81bQ`); WinSCP (`.filepart`); browsers and curl wrappers (`.part`, `.tmp`).
enum TemporaryName {
  private static let endings: [[UInt8]] = [".tmp", ".part", ".partial", ".filepart"].map { Array($0.utf8) }

  /// Whether a file or directory with this name is ignored. Case does not matter.
  static func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, first != UInt8(ascii: ".") else { return true }
    return endings.contains { ending in
      name.count > ending.count
        && zip(name.suffix(ending.count), ending).allSatisfy { byte, expected in
          byte == expected || (byte | 0x20 == expected && byte < 0x80)
        }
    }
  }
}
