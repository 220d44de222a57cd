import SystemPackage

/// The progress of a long audit: one line on a terminal, overwritten as files finish and erased at the end.
struct Progress {
  let total: Int
  let isShown: Bool
  private var done = 0
  private var lastShown: ContinuousClock.Instant?
  private var isOnScreen = false

  /// - Parameter isShown: whether standard error is a terminal that somebody reads.
  init(total: Int = 0, isShown: Bool) { (self.total, self.isShown) = (total, isShown) }

  /// Nobody reads faster, and writing to a terminal costs more than an audit.
  private static let interval = Duration.milliseconds(100)

  /// Counts one file.
  mutating func advance() {
    done += 1
    let (done, total) = (done, total)
    tell("auditing \(done)/\(total) …")
  }

  /// Says how far the work is, unless something was said just now.
  mutating func tell(_ words: @autoclosure () -> String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let lastShown, now - lastShown < Self.interval { return }
    lastShown = now
    isOnScreen = true
    show(words())
  }

  /// Erases the line before anything else is written.
  mutating func clear() {
    guard isOnScreen else { return }
    show("")
    isOnScreen = false
  }

  private func show(_ line: String) {
    // If standard error is closed, nobody wants to know.
    _ = try? FileDescriptor.standardError.writeAll("\r\u{1B}[K\(line)".utf8)
  }
}
