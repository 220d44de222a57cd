public import FoundationEssentials

/// The status of a running daemon, for `a11yd status` and for other programs.
///
/// Source: config/status.schema.json. Keys keep their names and meaning. Each is always present, and `null` if it has
/// no value.
public struct DaemonStatus: Codable, Hashable, Sendable {
  public var pid: Int
  public var version: String
  /// Since when it has been running.
  public var since: Date
  /// Why it is not healthy; empty if it is.
  public var complaints: [Complaint]
  public var watch: Watch
  public var files: Files
  public var journal: Journal
  @OrNull public var lastSnapshot: Snapshot?
  /// The number of findings since the start without an entry, because the configuration suppresses them.
  public var suppressed: Int
  /// How many rules run.
  public var rules: Int
  public var ledger: Ledger

  /// Why a running daemon is not healthy.
  public enum Complaint: String, Codable, Sendable {
    /// The drop directory cannot be seen.
    case blind
    /// The journal does not take entries, or an entry has waited for longer than a minute.
    case undelivered
    /// The ledger on disk cannot be used, so the audit history ends with the process.
    case ledgerInMemory
  }

  /// What the watcher sees of the drop directory.
  public struct Watch: Codable, Hashable, Sendable {
    @OrNull public var directory: String?
    public var isWatching: Bool
    /// The number of directories in the tree, including the drop directory.
    public var directories: Int
    /// Whether it is polled, because the kernel does not report all changes.
    public var isPolling: Bool
    @OrNull public var pollingReason: String?
    /// Since when it cannot be seen; nil if it can.
    @OrNull public var blindSince: Date?
    @OrNull public var blindReason: String?
  }

  /// Files of the drop directory.
  public struct Files: Codable, Hashable, Sendable {
    public var waiting: Int
    /// How many files are being audited.
    public var inHand: Int
    /// How many files were audited since the start.
    public var audited: Int
    /// How many files are in quarantine because their audits crashed.
    public var quarantined: Int
  }

  /// Entries on their way into the journal.
  public struct Journal: Codable, Hashable, Sendable {
    public var destination: String
    /// How many entries were not sent yet.
    public var queued: Int
    /// How many entries were sent and not found in the journal yet.
    public var sent: Int
    /// Since when the oldest of these has waited; nil if there is none, or if it is not known.
    @OrNull public var undeliveredSince: Date?
    /// Why the journal does not take entries now; nil if it does.
    @OrNull public var trouble: String?

    /// The state of delivery to the journal.
    public init(destination: String, queued: Int, sent: Int, undeliveredSince: Date?, trouble: String?) {
      (self.destination, self.queued, self.sent) = (destination, queued, sent)
      (self.undeliveredSince, self.trouble) = (undeliveredSince, trouble)
    }
  }

  /// The last audited snapshot.
  public struct Snapshot: Codable, Hashable, Sendable {
    /// The path below the drop directory.
    @OrNull public var path: String?
    @OrNull public var screen: String?
    public var at: Date
    /// How many of its targets failed, without those that a log took back.
    public var failed: Int
    /// How many failures a log of the device took back.
    public var withdrawn: Int
    public var cannotTell: Int
  }

  /// Where the ledger is.
  public struct Ledger: Codable, Hashable, Sendable {
    /// The path of the file; nil for a ledger in memory.
    @OrNull public var path: String?
    public var isInMemory: Bool
    /// Why it is in memory although it should not be; nil if it is where it should be.
    @OrNull public var reason: String?

    /// A ledger on disk.
    public static func file(_ path: String) -> Ledger { Ledger(path: path, isInMemory: false, reason: nil) }

    /// A ledger in memory.
    ///
    /// - Parameter reason: why it is not on disk; nil if it is in memory by choice.
    public static func memory(because reason: String?) -> Ledger {
      Ledger(path: nil, isInMemory: true, reason: reason)
    }
  }

  /// The status for other users of this machine: without paths, screens, and sentences that could include one.
  public var forEverybody: DaemonStatus {
    var status = self
    (status.watch.directory, status.watch.pollingReason, status.watch.blindReason) = (nil, nil, nil)
    status.lastSnapshot?.path = nil
    status.lastSnapshot?.screen = nil
    (status.journal.trouble, status.ledger.path, status.ledger.reason) = (nil, nil, nil)
    return status
  }
}
