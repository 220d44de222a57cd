import Foundation

/// The `a11yd` that was built together with these tests, run as people run it.
struct BuiltCommand {
  var standardOutput: String
  var standardError: String
  var exitCode: Int32

  var lines: [Substring] { standardOutput.split(separator: "\n") }

  /// The package's folder, in which the command runs.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the command to its end.
  init(_ arguments: String..., input: String = "", directory: URL = package, outputPath: String? = nil) throws {
    try self.init(arguments, input: input, directory: directory, outputPath: outputPath)
  }

  /// Runs the command to its end.
  ///
  /// - Parameter outputPath: where standard output goes in place of `standardOutput`.
  init(_ arguments: [String], input: String = "", directory: URL = package, outputPath: String? = nil) throws {
    // SwiftPM puts the test bundle and the executables of the package side by side.
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(filePath: bundle).deletingLastPathComponent().appending(path: "a11yd")
    process.arguments = arguments
    process.currentDirectoryURL = directory
    let (output, error, stdin) = (Pipe(), Pipe(), Pipe())
    (process.standardOutput, process.standardError, process.standardInput) = (output, error, stdin)
    if let outputPath {
      process.standardOutput = FileHandle(forWritingAtPath: outputPath)
      try output.fileHandleForWriting.close()
    }
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    // One after the other is safe: no test makes the command fill the pipe of standard error.
    standardOutput = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    standardError = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }
}
