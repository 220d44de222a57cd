import Glibc
import SystemPackage

/// The log of an Android device, written beside the captures while a session runs.
///
/// Only TalkBack’s lines are kept: a phone’s log holds names and messages of people.
struct DeviceLogcat {
  let serial: String
  private let reader: ChildProcess
  private let directory: FilePath
  private var isPublished = false

  private static let name = "logcat.txt"
  private var hidden: FilePath { directory.appending(".\(Self.name).part") }

  /// What a11yd reads of a log: TalkBack’s speech and nodes, and the recorder’s own marks.
  static let pattern = "Speaking fragment|mapToFeedback|^capture [0-9]+-"

  /// Starts to write the log.
  ///
  /// - Throws: `Errno`.
  init(of serial: String, into directory: FilePath) throws {
    (self.serial, self.directory) = (serial, directory)
    let file = try FileDescriptor.open(
      directory.appending(".\(Self.name).part"), .writeOnly, options: [.create, .append, .closeOnExec],
      permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
    reader = try file.closeAfter {
      try ChildProcess(
        ["adb", "-s", serial, "logcat", "-v", "epoch", "-T", "1", "--regex=\(Self.pattern)"], output: file)
    }
  }

  /// Writes into the device’s log which capture was taken now, so that no clocks need to be compared.
  mutating func mark(_ file: String) async {
    publish()
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

  /// Gives the file its name once TalkBack is in it: a log without a word of it would only be refused.
  private mutating func publish() {
    guard !isPublished, let file = try? FileDescriptor.open(hidden, .readOnly, options: .closeOnExec) else { return }
    defer { try? file.close() }
    let isTelling = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { room in
      let text = (try? file.read(into: room)).map { String(decoding: room[..<$0], as: UTF8.self) } ?? ""
      return text.contains("Speaking fragment") || text.contains("mapToFeedback")
    }
    if isTelling { isPublished = rename(hidden.string, directory.appending(Self.name).string) == 0 }
  }

  /// What became of the log.
  enum End: Equatable {
    case whole
    /// The command ended before it was stopped.
    case cutShort(code: Int)
    /// There is none, for this reason.
    case missing(String)
  }

  /// Stops to write the log.
  mutating func stop() -> End {
    let code = reader.exitCode()
    if code == nil { reader.stop() }
    publish()
    if !isPublished { unlink(hidden.string) }
    switch (isPublished, code) {
    case (true, nil): return .whole
    case (true, let code?): return .cutShort(code: code)
    // It does so when the device goes away, too, with 0.
    case (false, let code?): return .missing("adb logcat ended with \(code). Is \(serial) connected?")
    case (false, nil):
      return .missing(
        "TalkBack wrote nothing into it. Switch TalkBack on, and set its log output level to VERBOSE "
          + "(/usr/share/doc/a11yd/docs/recording.md)")
    }
  }
}
