import Watch

/// Under which settings the actions of one seed run.
struct ModelProfile: CustomStringConvertible, Sendable {
  /// Whether only hints, and the listings that they cause, may find something: the regular listing is an hour away.
  let hintsOnly: Bool
  let settle: Duration
  let waitingLimit: Int
  let consumers: Int
  /// The watched path is a symbolic link.
  let isLinked: Bool

  init(using generator: inout some RandomNumberGenerator) {
    hintsOnly = Int.random(in: 0..<3, using: &generator) > 0
    settle = [.zero, .milliseconds(2), .milliseconds(8)].randomElement(using: &generator) ?? .zero
    waitingLimit = [16, 16_384].randomElement(using: &generator) ?? 16
    consumers = [1, 3].randomElement(using: &generator) ?? 1
    isLinked = Bool.random(using: &generator)
  }

  var settings: WatchSettings {
    .quick { settings in
      settings.settle = settle
      settings.grace = .milliseconds(4)
      settings.waitingLimit = waitingLimit
      settings.retry = .milliseconds(2) ... .milliseconds(10)
      if !hintsOnly { settings.rescanEvery = .milliseconds(20) }
    }
  }

  var description: String {
    "\(hintsOnly ? "hints only" : "listing every 20 ms"), settle \(settle), \(waitingLimit) may wait, "
      + "\(consumers) consumer(s)\(isLinked ? ", through a link" : "")"
  }
}
