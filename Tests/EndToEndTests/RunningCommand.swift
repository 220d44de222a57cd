import Foundation
import Synchronization

/// `a11yd run` as people run it, on a drop directory of the test's own; killed with the value if it still runs.
final class RunningCommand: Sendable {
  private let process: Mutex<Process>
  private let lines: AsyncStream<String>
  private let exit: AsyncStream<Int32>
  let base: URL
  let drop: URL

  /// - Parameter rules: below the package.
  init(rules: String, configuration: String = "") throws {
    base = FileManager.default.temporaryDirectory.appending(path: "a11yd-run-\(UUID().uuidString)")
    drop = base.appending(path: "drop")
    try FileManager.default.createDirectory(at: drop, withIntermediateDirectories: true)
    let file = base.appending(path: "a11yd.yaml")
    try configuration.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: bundle).deletingLastPathComponent().appending(path: "a11yd")
    process.arguments = [
      "run", "--output", "terminal", "--config", file.path, "--watch", drop.path, "--rules", rules,
    ]
    process.currentDirectoryURL = BuiltCommand.package
    let output = Pipe()
    process.standardOutput = output
    let (lines, line) = AsyncStream.makeStream(of: String.self)
    let (exit, exited) = AsyncStream.makeStream(of: Int32.self)
    let rest = Mutex("")
    output.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        line.finish()
      }
      rest.withLock { rest in
        rest += String(decoding: data, as: UTF8.self)
        while let end = rest.firstIndex(of: "\n") {
          line.yield(String(rest[..<end]))
          rest = String(rest[rest.index(after: end)...])
        }
      }
    }
    process.terminationHandler = { exited.yield($0.terminationStatus) }
    (self.lines, self.exit) = (lines, exit)
    try process.run()
    self.process = Mutex(process)
  }

  deinit {
    process.withLock { if $0.isRunning { $0.terminate() } }
    try? FileManager.default.removeItem(at: base)
  }

  /// The next line that it prints, without time and host; nil when it has ended.
  func line() async -> String? {
    await lines.first { _ in true }.map { line in
      line.firstRange(of: "]: ").map { String(line[$0.upperBound...]) } ?? line
    }
  }

  /// Sends a signal.
  func signal(_ number: Int32) { process.withLock { _ = kill($0.processIdentifier, number) } }

  /// Its exit code, when it has ended.
  func exitCode() async -> Int32? { await exit.first { _ in true } }

  /// Renames a finished file into place.
  func place(_ text: String, as name: String) throws {
    let elsewhere = base.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: elsewhere)
    try FileManager.default.moveItem(at: elsewhere, to: drop.appending(path: name))
  }
}
