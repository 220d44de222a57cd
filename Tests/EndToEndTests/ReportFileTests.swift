import Foundation
import Glibc
import Testing

/// `a11yd audit --output`, with one report and with several.
struct ReportFileTests {
  private static let exports = "Tests/Fixtures/command/exports"
  private static let common = ["audit", "--rules", "Tests/Fixtures/command/rules", exports]

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-reports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a file holds what standard output would`() throws {
    let printed = try BuiltCommand(Self.common)
    try inFolder { folder in
      let run = try BuiltCommand(Self.common + ["--output", folder.path + "/a.txt"])
      #expect(run.standardOutput.isEmpty && run.exitCode == printed.exitCode)
      let written = try String(contentsOf: folder.appending(path: "a.txt"), encoding: .utf8)
      #expect(written == printed.standardOutput && !written.isEmpty)
    }
  }

  @Test func `several formats come out of one audit, each complete`() throws {
    try inFolder { folder in
      let files = ["sarif": "a.sarif", "html": "a.html", "junit": "a.xml", "earl": "a.jsonld", "jsonl": "-"]
      let options = ["sarif", "html", "junit", "earl", "jsonl"].flatMap { format in
        let file = files[format] ?? "-"
        return ["--format", format, "--output", file == "-" ? "-" : "\(folder.path)/\(file)"]
      }
      let run = try BuiltCommand(Self.common + options)
      #expect(run.exitCode == 1, "\(run.standardError)")
      #expect(run.lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") } && !run.lines.isEmpty)
      #expect(try names(in: folder) == ["a.html", "a.jsonld", "a.sarif", "a.xml"])
      let page = try String(contentsOf: folder.appending(path: "a.html"), encoding: .utf8)
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
      for name in ["a.sarif", "a.jsonld"] {
        let data = try Data(contentsOf: folder.appending(path: name))
        #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
      }
      let suites = try String(contentsOf: folder.appending(path: "a.xml"), encoding: .utf8)
      #expect(suites.hasPrefix("<?xml") && suites.hasSuffix("</testsuites>\n"))
    }
  }

  /// A command that waits for its input, and so does not finish its report.
  private func waiting(for input: Pipe, _ file: String) throws -> Process {
    let process = Process()
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: bundle).deletingLastPathComponent().appending(path: "a11yd")
    process.arguments = ["audit", "--rules", "Tests/Fixtures/command/rules", "-", "--output", file]
    process.currentDirectoryURL = BuiltCommand.package
    (process.standardInput, process.standardError) = (input, FileHandle.nullDevice)
    try process.run()
    let hidden = file.replacing("/a.txt", with: "/.a.txt.\(process.processIdentifier)")
    for _ in 0..<1_000 where !FileManager.default.fileExists(atPath: hidden) { usleep(10_000) }
    #expect(FileManager.default.fileExists(atPath: hidden))
    return process
  }

  private func kill(_ process: Process) {
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  @Test func `what a killed run left is removed by the next one, and not what another run still writes`() throws {
    try inFolder { folder in
      let file = folder.appending(path: "a.txt").path
      let inputs = [Pipe(), Pipe()]
      let first = try waiting(for: inputs[0], file)
      let second = try waiting(for: inputs[1], file)
      kill(first)
      // A file of somebody else that only looks alike.
      try Data().write(to: folder.appending(path: ".a.txt.4711b"))
      #expect(try names(in: folder).count == 3)
      #expect(try BuiltCommand(Self.common + ["--output", file]).exitCode == 1)
      #expect(try names(in: folder) == [".a.txt.\(second.processIdentifier)", ".a.txt.4711b", "a.txt"].sorted())
      kill(second)
      #expect(try BuiltCommand(Self.common + ["--output", file]).exitCode == 1)
      #expect(try names(in: folder) == [".a.txt.4711b", "a.txt"])
    }
  }

  @Test func `an old report stays until the new one is complete`() throws {
    try inFolder { folder in
      let file = folder.appending(path: "a.txt")
      try Data("old".utf8).write(to: file)
      let run = try BuiltCommand(["audit", "--rules", "no-such-folder", "x.json", "--output", file.path])
      #expect(run.exitCode == 2)
      #expect(try String(contentsOf: file, encoding: .utf8) == "old")
      #expect(try names(in: folder) == ["a.txt"])
    }
  }

  @Test func `a report that cannot be made is one message`() throws {
    let run = try BuiltCommand(Self.common + ["--output", "/no/such/folder/a.txt"])
    #expect(run.exitCode == 2)
    #expect(run.standardOutput.isEmpty)
    #expect(
      run.standardError
        == "/no/such/folder/a.txt: cannot be written: No such file or directory. Name a file in a directory that exists.\n"
    )
  }

  @Test func `a report that does not fit is one message and exit code 2`() throws {
    let run = try BuiltCommand(Self.common + ["--output", "/dev/full"])
    #expect(run.exitCode == 2)
    #expect(run.standardError.contains("/dev/full: cannot write: No space left on device. The report is not complete."))
  }

  /// As `artifacts/` is after a run of Detox: on Android the picture is in the export, on iOS the test takes one beside it.
  @Test func `the pictures of a Detox run are in the page, with and without positions`() throws {
    try inFolder { folder in
      let exports = folder.appending(path: "artifacts/ios.sim.release.2026-11-23 18-00-00Z/✗ Orders shows the list")
      try FileManager.default.createDirectory(at: exports, withIntermediateDirectories: true)
      let fixtures = BuiltCommand.package.appending(path: "Tests/Fixtures/exports/detox")
      let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x2A])
      let android = try String(contentsOf: fixtures.appending(path: "a11yd__orders-android.xml"), encoding: .utf8)
      // What is shorter shows no screen.
      let other = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 0x2A, count: 400))
      let embedded = android.replacingOccurrences(of: "iVBORw0KGgo=", with: other.base64EncodedString())
      #expect(embedded != android)
      try Data(embedded.utf8).write(to: exports.appending(path: "orders-android.xml"))
      try FileManager.default.copyItem(
        at: fixtures.appending(path: "a11yd__orders-ios.xml"), to: exports.appending(path: "orders.xml"))
      try png.write(to: exports.appending(path: "orders.png"))
      let page = folder.appending(path: "a.html")
      let run = try BuiltCommand("audit", "--rules", "rules", "--format", "html", "--output", page.path, folder.path)
      #expect(run.exitCode == 1 && run.standardError.isEmpty, "\(run.standardError)")
      let text = try String(contentsOf: page, encoding: .utf8)
      for picture in [png, other] {
        #expect(text.contains("\"picture\":\"data:image/png;base64,\(picture.base64EncodedString())\""))
      }
    }
  }

  @Test func `a picture beside an export of the same name is in the page, and is no export`() throws {
    try inFolder { folder in
      let exports = folder.appending(path: "exports")
      try FileManager.default.createDirectory(at: exports, withIntermediateDirectories: true)
      let example = BuiltCommand.package.appending(path: "docs/examples/favorites-wda.json")
      try FileManager.default.copyItem(at: example, to: exports.appending(path: "home.json"))
      let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x2A])
      try png.write(to: exports.appending(path: "home.png"))
      let page = folder.appending(path: "a.html")
      let run = try BuiltCommand(
        "audit", "--rules", "rules", "--format", "html", "--output", page.path, exports.path)
      #expect(run.exitCode == 1, "\(run.standardError)")
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.contains("\"picture\":\"data:image/png;base64,\(png.base64EncodedString())\""))
      try png.write(to: exports.appending(path: "other.png"))
      let alone = try BuiltCommand("audit", "--rules", "rules", exports.path)
      #expect(alone.exitCode == 2)
      #expect(
        alone.standardError
          == "\(exports.path)/other.png: not an export: a PNG picture. Drop the exported tree instead.\n")
    }
  }

  @Test(arguments: [
    ["--format", "sarif", "--format", "junit"], ["--format", "sarif", "--format", "junit", "--output", "a"],
    ["--output", "a", "--output", "b"], ["--format", "text", "--format", "jsonl", "--output", "-", "--output", "-"],
    ["--format", "pdf"],
  ])
  func `formats and files that do not belong together are wrong usage`(options: [String]) throws {
    let run = try BuiltCommand(Self.common + options)
    #expect(run.exitCode == 64 && run.standardOutput.isEmpty)
  }
}
