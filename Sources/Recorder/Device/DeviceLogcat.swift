import SystemPackage

/// The log of an Android device, written beside the captures while a session runs.
///
/// Only TalkBack’s lines are kept: a phone’s log holds names and messages of people.
struct DeviceLogcat: Sendable {
  private let serial: String
  private let reader: ChildProcess

  /// What a11yd reads of a log: TalkBack’s speech and nodes, and the recorder’s own marks.
  static let pattern = "Speaking fragment|mapToFeedback|^capture [0-9]+-"

  /// Starts to write the log.
  ///
  /// - Throws: `Errno`.
  init(of serial: String, into directory: FilePath) throws {
    self.serial = serial
    let file = try FileDescriptor.open(
      directory.appending("logcat.txt"), .writeOnly, options: [.create, .append, .closeOnExec],
      permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
    reader = try file.closeAfter {
      try ChildProcess(
        ["adb", "-s", serial, "logcat", "-v", "epoch", "-T", "1", "--regex=\(Self.pattern)"], output: file)
    }
  }

  /// Writes into the device’s log which capture was taken now, so that no clocks need to be compared.
  func mark(_ file: String) async {
    let log = try? ChildProcess(
      ["adb", "-s", serial, "shell", "log", "-t", "a11yd", "capture", file], output: nil)
    _ = await log?.ended(within: .seconds(5))
  }

  /// The device’s text size; nil where it does not say.
  func fontScale() async -> Double? {
    guard let (reading, writing) = try? FileDescriptor.pipe() else { return nil }
    defer { try? reading.close() }
    let process = try? ChildProcess(
      ["adb", "-s", serial, "shell", "settings", "get", "system", "font_scale"], output: writing)
    try? writing.close()
    guard await process?.ended(within: .seconds(5)) == 0 else { return nil }
    let printed = try? withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { room in
      String(decoding: room[..<(try reading.read(into: room))], as: UTF8.self)
    }
    return printed.flatMap(SessionServer.scale)
  }

  /// Why the log ended by itself; nil while it goes on.
  func ending() -> String? {
    reader.exitCode().map { "adb logcat ended with \($0)" }
  }

  func stop() { reader.stop() }
}
