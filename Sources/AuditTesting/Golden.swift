import Glibc

/// Compares text from a test with a file that people have reviewed.
///
/// With `A11YD_RECORD=1` the file is rewritten, and the test fails so that somebody reviews it.
public enum Golden {
  /// How the text differs from the recorded one, or nil if it does not.
  ///
  /// - Parameter path: the recorded file.
  public static func mismatch(_ text: String, at path: String) -> String? {
    let recorded = read(path)
    if recorded == text { return nil }
    if getenv("A11YD_RECORD").map({ String(cString: $0) }) == "1" {
      return write(text, to: path) ? "recorded \(path): look at it" : "cannot write \(path)"
    }
    guard let recorded else { return "no \(path): record it with A11YD_RECORD=1" }
    return "\(path): \(firstDifference(recorded, text))"
  }

  /// The whole file, or nil if it cannot be read.
  public static func read(_ path: String) -> String? {
    bytes(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a file, or nil if it cannot be read.
  public static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += chunk[..<count]
    }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && written == bytes.count
  }

  private static func firstDifference(_ recorded: String, _ text: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    func shown(_ lines: [Substring]) -> String { lines.indices.contains(line) ? "“\(lines[line])”" : "nothing" }
    return "line \(line + 1) was \(shown(old)) and is \(shown(new)). Record with A11YD_RECORD=1 if that is right."
  }
}
