import Foundation

/// `a11yd audit --stream` as other programs run it: they send a line and wait for its answer.
final class StreamingCommand {
  private let process = Process()
  private let (input, output) = (ClosedPipe(), ClosedPipe())
  private var rest = Data()

  init(_ arguments: String...) throws {
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: bundle).deletingLastPathComponent().appending(path: "a11yd")
    process.arguments = ["audit", "--stream"] + arguments
    process.currentDirectoryURL = BuiltCommand.package
    (process.standardInput, process.standardOutput) = (input.reading, output.writing)
    try process.run()
    try input.reading.close()
    try output.writing.close()
  }

  deinit { if process.isRunning { process.terminate() } }

  func send(_ line: String) throws { try input.writing.write(contentsOf: Data((line + "\n").utf8)) }

  /// The lines of one answer; empty when the command has ended.
  func answer() -> [String] {
    var lines: [String] = []
    while let line = line() {
      lines.append(line)
      if Self.isLast(line) { break }
    }
    return lines
  }

  /// The lines of the answer to an item.
  func ask(_ item: String) throws -> [String] {
    try send(item)
    return answer()
  }

  /// Ends the input, and waits for the command.
  func end() throws -> Int32 {
    try input.writing.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func isLast(_ line: String) -> Bool {
    let keys = (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?.keys
    return keys.map { $0.contains("summary") || $0.contains("error") } ?? true
  }

  private func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        defer { rest = Data(rest[(end + 1)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      // `read(upToCount:)` would wait until there are so many bytes.
      let more = output.reading.availableData
      guard !more.isEmpty else { return nil }
      rest += more
    }
  }
}
