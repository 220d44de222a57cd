import FoundationEssentials
import Glibc
import Journal
import Ledger
import SystemPackage
import Watch

extension AuditDaemon {
  /// The current status.
  public var fullStatus: DaemonStatus {
    let (setup, watcher, audited) = present
    let record = record.contents
    let watched = watcher?.status
    let isWatching = watched?.isWatching ?? false
    // Between two watchers, and before the first listing, nothing is seen and nothing is wrong.
    let blindness = watched?.blindness.map { blindness in
      let age = ContinuousClock.now - blindness.since
      return (since: Date(timeIntervalSinceNow: -Double(age.components.seconds)), reason: "\(blindness.reason)")
    }
    let blind = blindness ?? (isWatching ? nil : record.blind)
    let journal = source.journal?() ?? journalStatus
    let ledger =
      source.ledger?() ?? self.ledger.path.map(DaemonStatus.Ledger.file) ?? .memory(because: self.ledger.trouble)
    return DaemonStatus(
      pid: Int(getpid()), version: source.version, since: record.since,
      complaints: Self.complaints(isBlind: blind != nil, journal, ledger),
      watch: DaemonStatus.Watch(
        directory: setup.configuration.watchDirectory, isWatching: isWatching, directories: watched?.directories ?? 0,
        isPolling: record.polling != nil, pollingReason: record.polling, blindSince: blind?.since,
        blindReason: blind?.reason),
      files: DaemonStatus.Files(
        waiting: watched?.waiting ?? 0, inHand: record.inHand, audited: audited,
        quarantined: source.quarantined?() ?? self.ledger.quarantined.count),
      journal: journal, lastSnapshot: record.lastSnapshot, suppressed: record.suppressed, rules: setup.line.ruleCount,
      ledger: ledger)
  }

  private var journalStatus: DaemonStatus.Journal {
    let counts = ledger.counts
    let since = counts.undelivered == 0 ? nil : ledger.undeliveredSince
    return DaemonStatus.Journal(
      destination: sender.destination, queued: counts.queued, sent: counts.sent,
      undeliveredSince: since.map { Date(timeIntervalSince1970: Double($0.rawValue) / 1_000_000) },
      trouble: delivery.trouble ?? sender.trouble)
  }

  /// How long an entry may wait, in seconds, before the status complains.
  private static let patience: TimeInterval = 60

  private static func complaints(
    isBlind: Bool, _ journal: DaemonStatus.Journal, _ ledger: DaemonStatus.Ledger
  ) -> [DaemonStatus.Complaint] {
    var complaints: [DaemonStatus.Complaint] = []
    if isBlind { complaints.append(.blind) }
    let isLate = journal.undeliveredSince.map { -$0.timeIntervalSinceNow > patience } ?? false
    if isLate || journal.trouble != nil { complaints.append(.undelivered) }
    if ledger.isInMemory, ledger.reason != nil { complaints.append(.ledgerInMemory) }
    return complaints
  }

  /// Audits files again, even if they were audited or quarantined. Paths of files and directories are absolute or below
  /// the drop directory.
  ///
  /// It asks the file system, and takes as long as that does.
  ///
  /// - Parameters:
  ///   - directory: the caller's directory, for relative paths that are not below the drop directory.
  ///   - claim: asked after all paths were looked up, whether the caller still waits.
  public func replay(
    _ paths: [String], from directory: String?, claim: () -> Bool = { true }
  ) -> ControlAnswer {
    let (setup, watcher, _) = present
    let drop = setup.configuration.watchDirectory
    let blind = ControlAnswer.refused(["\(drop): a11yd cannot see it at the moment, so it cannot audit files in it."])
    // Otherwise the caller would wait too, and get the same answer.
    if case .unanswered = watcher?.status.blindness?.reason { return blind }
    var resolved: [FilePath] = []
    var problems: [String] = []
    let places = ReplayPaths(drop: drop)
    for path in paths {
      if let below = places.path(below: path, from: directory) {
        resolved.append(below)
      } else {
        problems.append("\(path): this is not in the drop directory, \(drop).")
      }
    }
    guard problems.isEmpty else { return .refused(problems) }
    switch watcher?.replay(resolved, claim: claim) ?? .blind {
    case .taken(let count): return .taken(count)
    case .refused(let causes): return .refused(causes.map { "\($0.path): \($0.cause). Looked for in \(drop)." })
    case .blind: return blind
    }
  }

  /// Logs that the control socket cannot be used.
  public func sayUncontrolled(_ error: ControlSocketError) { sender.post([LifeEntry.uncontrolled(error)]) }

  /// Answers a request from the control socket; see `ControlServer.Answer`.
  public func answer(
    _ request: ControlRequest, isTrusted: Bool, claim: () -> Bool = { true }
  ) -> ControlAnswer {
    switch request {
    case .status: .status(isTrusted ? fullStatus : fullStatus.forEverybody)
    case .replay(let paths, let directory):
      isTrusted
        ? replay(paths, from: directory, claim: claim)
        : .refused(["replay: only root and the user of the daemon may use it. Try sudo."])
    }
  }
}
