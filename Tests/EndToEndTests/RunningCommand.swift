import Foundation
import Synchronization

/// `a11yd run` as people run it, on a drop directory of the test's own; killed with the value if it still runs.
final class RunningCommand: Sendable {
  private let process: Mutex<Process>
  private let lines: AsyncStream<String>
  private let exit: AsyncStream<Int32>
  let base: URL
  let drop: URL
  let state: URL
  /// Its directories are removed with it.
  private let earlier: RunningCommand?

  /// - Parameters:
  ///   - rules: below the package.
  ///   - shell: what a shell does before it becomes the command; with users, and limits, of its own.
  ///   - earlier: a command that has ended, whose drop directory and state it goes on with.
  init(
    rules: String, configuration: String = "", after shell: String? = nil, goingOnWith earlier: RunningCommand? = nil
  )
    throws
  {
    base = FileManager.default.temporaryDirectory.appending(path: "a11yd-run-\(UUID().uuidString)")
    self.earlier = earlier
    drop = earlier?.drop ?? base.appending(path: "drop")
    state = earlier?.state ?? base.appending(path: "state")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: drop, withIntermediateDirectories: true)
    let file = base.appending(path: "a11yd.yaml")
    try configuration.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: bundle).deletingLastPathComponent().appending(path: "a11yd")
    process.arguments = [
      "run", "--output", "terminal", "--config", file.path, "--watch", drop.path, "--rules", rules,
      "--state", state.path, "--socket", base.appending(path: "control").path,
    ]
    if let shell, let command = process.executableURL?.path {
      process.arguments =
        ["--user", "--map-root-user", "sh", "-euc", shell + "; exec \"$@\"", "sh", command] + (process.arguments ?? [])
      process.executableURL = URL(filePath: "/usr/bin/unshare")
    }
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
