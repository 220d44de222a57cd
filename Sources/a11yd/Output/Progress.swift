import SystemPackage

/// How far a long audit is: one line on a terminal, written over again and again, gone at the end.
struct Progress {
  let total: Int
  let isShown: Bool
  private var done = 0
  private var lastShown: ContinuousClock.Instant?
  private var isOnScreen = false

  /// Shown only where somebody looks.
  init(total: Int, isShown: Bool) { (self.total, self.isShown) = (total, isShown) }

  /// A person reads no faster, and a terminal costs more than an audit.
  private static let interval = Duration.milliseconds(100)

  /// Counts one file.
  mutating func advance() {
    done += 1
    guard isShown else { return }
    let now = ContinuousClock.now
    if let lastShown, now - lastShown < Self.interval { return }
    lastShown = now
    isOnScreen = true
    show("auditing \(done)/\(total) …")
  }

  /// Takes the line away, before anything else is written.
  mutating func clear() {
    guard isOnScreen else { return }
    show("")
    isOnScreen = false
  }

  private func show(_ line: String) {
    // Whoever closed standard error does not want to know.
    _ = try? FileDescriptor.standardError.writeAll("\r\u{1B}[K\(line)".utf8)
  }
}
