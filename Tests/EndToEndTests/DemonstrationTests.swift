import Foundation
import Testing

/// `packaging/run-demo`, which is `make run`, without a journal.
@Suite(
  .enabled("needs script, and no journal that the findings would go to") {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
      && !FileManager.default.fileExists(atPath: "/run/systemd/journal/socket")
  })
struct DemonstrationTests {
  /// What the demonstration shows, in a checkout of its own with one example.
  ///
  /// - Parameter isTerminal: whether it writes to a terminal.
  private func shown(isTerminal: Bool) throws -> String {
    let checkout = FileManager.default.temporaryDirectory.appending(path: "a11yd-demo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: checkout) }
    for folder in ["packaging", "docs/examples"] {
      try FileManager.default.createDirectory(
        at: checkout.appending(path: folder), withIntermediateDirectories: true)
    }
    for file in ["packaging/run-demo", "docs/examples/favorites-wda.json", "rules", "config"] {
      try FileManager.default.copyItem(
        at: BuiltCommand.package.appending(path: file), to: checkout.appending(path: file))
    }
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let command = URL(filePath: bundle).deletingLastPathComponent().appending(path: "a11yd").path
    let demonstration = "packaging/run-demo '\(command)'"
    let process = Process()
    process.executableURL = URL(filePath: isTerminal ? "/usr/bin/script" : "/bin/sh")
    process.arguments = isTerminal ? ["-qec", demonstration, "/dev/null"] : ["-c", demonstration]
    process.currentDirectoryURL = checkout
    var variables = ProcessInfo.processInfo.environment.merging(["ONCE": "1"]) { $1 }
    for name in ["NO_COLOR", "SYSTEMD_COLORS", "STATE_DIRECTORY", "INVOCATION_ID"] { variables[name] = nil }
    process.environment = variables
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    return text
  }

  @Test(arguments: [true, false])
  func `findings are coloured on a terminal and nowhere else, and the page is named last`(isTerminal: Bool) throws {
    let text = try shown(isTerminal: isTerminal)
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(lines.contains { $0.contains(" failed, ") && $0.contains(" ms)") }, "\(text)")
    #expect(lines.contains { $0.contains("\u{1B}[0;1;31m") } == isTerminal, "\(text)")
    #expect(lines.last?.contains("run: the same findings as a page: file://") == true, "\(text)")
  }
}
