public import FoundationEssentials

/// How a running daemon does, for `a11yd status` and for other programs.
///
/// Source: config/status.schema.json. Keys keep their names and meaning; each is always there, `null` where there is nothing.
public struct DaemonStatus: Codable, Hashable, Sendable {
  public var pid: Int
  public var version: String
  /// Since when it runs.
  public var since: Date
  /// What keeps it from being healthy; empty for all is well.
  public var complaints: [Complaint]
  public var watch: Watch
  public var files: Files
  public var journal: Journal
  @OrNull public var lastSnapshot: Snapshot?
  /// Findings since the start that have no entry because the configuration suppresses them.
  public var suppressed: Int
  /// How many rules run.
  public var rules: Int
  public var ledger: Ledger

  /// Why it runs, and is not well.
  public enum Complaint: String, Codable, Sendable {
    /// The drop directory cannot be seen.
    case blind
    /// The journal takes nothing, or something waits for it for longer than a minute.
    case undelivered
    /// What was audited is forgotten with the process, because the ledger on disk cannot be used.
    case ledgerInMemory
  }

  /// What is seen of the drop directory.
  public struct Watch: Codable, Hashable, Sendable {
    @OrNull public var directory: String?
    public var isWatching: Bool
    /// Directories of the tree, the drop directory included.
    public var directories: Int
    /// Whether it is listed again and again, because the kernel does not tell of all changes.
    public var isPolling: Bool
    @OrNull public var pollingReason: String?
    /// Since when it cannot be seen; nil while it can.
    @OrNull public var blindSince: Date?
    @OrNull public var blindReason: String?
  }

  /// Files of the drop directory.
  public struct Files: Codable, Hashable, Sendable {
    public var waiting: Int
    /// Being audited at the moment.
    public var inHand: Int
    /// Since the start.
    public var audited: Int
    /// Put aside because audits of them crashed.
    public var quarantined: Int
  }

  /// Entries on their way into the journal.
  public struct Journal: Codable, Hashable, Sendable {
    public var destination: String
    /// Not handed over yet.
    public var queued: Int
    /// Handed over, and not found in the journal yet.
    public var sent: Int
    /// Of the oldest of them; nil for none, and when nobody knows.
    @OrNull public var undeliveredSince: Date?
    /// Why the journal takes nothing at the moment.
    @OrNull public var trouble: String?

    /// What was found out about the way into the journal.
    public init(destination: String, queued: Int, sent: Int, undeliveredSince: Date?, trouble: String?) {
      (self.destination, self.queued, self.sent) = (destination, queued, sent)
      (self.undeliveredSince, self.trouble) = (undeliveredSince, trouble)
    }
  }

  /// The snapshot that was audited last.
  public struct Snapshot: Codable, Hashable, Sendable {
    /// Below the drop directory.
    @OrNull public var path: String?
    @OrNull public var screen: String?
    public var at: Date
    public var failed: Int
    public var cannotTell: Int
  }

  /// Where it is remembered what was audited.
  public struct Ledger: Codable, Hashable, Sendable {
    /// The file; nil for memory.
    @OrNull public var path: String?
    public var isInMemory: Bool
    /// Why it is in memory although it should not be; nil when all is well.
    @OrNull public var reason: String?

    /// On disk.
    public static func file(_ path: String) -> Ledger { Ledger(path: path, isInMemory: false, reason: nil) }

    /// In memory.
    ///
    /// - Parameter reason: why it is not on disk; nil when nobody asked for that.
    public static func memory(because reason: String?) -> Ledger {
      Ledger(path: nil, isInMemory: true, reason: reason)
    }
  }

  /// What everybody on this machine may know: no path, no screen, and no sentence that could hold one.
  public var forEverybody: DaemonStatus {
    var status = self
    (status.watch.directory, status.watch.pollingReason, status.watch.blindReason) = (nil, nil, nil)
    status.lastSnapshot?.path = nil
    status.lastSnapshot?.screen = nil
    (status.journal.trouble, status.ledger.path, status.ledger.reason) = (nil, nil, nil)
    return status
  }
}
