import Glibc
public import SystemPackage

/// How a test run is recorded.
public struct RecorderOptions: Sendable {
  /// Where sessions get their directories.
  public let into: FilePath
  /// The device whose log is recorded too, as adb names it.
  public let logcat: String?
  /// How long after an action the recorder waits for the screen to stop changing.
  public let settle: Duration
  /// How long after an action the recorder waits for what a screen reader says, and for its focus, if one is on.
  public let hear: Duration
  /// Whether the screen is looked at before each action too, in case that it changed by itself.
  public let capturesBefore: Bool

  /// - Throws: `RecordingProblem` where there is no such directory.
  public init(
    existing path: String, logcat: String?, settle: Duration, hear: Duration, capturesBefore: Bool
  ) throws(RecordingProblem) {
    guard Self.isDirectory(path) else {
      throw RecordingProblem("\(path): not a directory. Create it first, or correct --into.")
    }
    self.init(into: FilePath(path), logcat: logcat, settle: settle, hear: hear, capturesBefore: capturesBefore)
  }

  init(
    into: FilePath, logcat: String? = nil, settle: Duration = .milliseconds(800), hear: Duration = .seconds(3),
    capturesBefore: Bool = true
  ) {
    (self.into, self.logcat, self.settle, self.hear) = (into, logcat, settle, hear)
    self.capturesBefore = capturesBefore
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
