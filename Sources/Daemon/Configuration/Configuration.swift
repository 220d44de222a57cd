import AccessibilityTree
public import Audit
import Journal
import Ledger
import Readers
public import Speech
import Watch

/// Everything that an operator can choose, and where each choice was made.
///
/// Source: config/a11yd.yaml, which shows every key with its default, unit and meaning.
public struct Configuration: Sendable, Equatable {
  public internal(set) var watchDirectory = "/var/spool/a11yd"
  public internal(set) var settle: Duration = .milliseconds(200)
  public internal(set) var grace: Duration = .seconds(30)
  public internal(set) var rescanEvery: Duration = .seconds(60)

  /// A later one replaces what an earlier one has under the same path.
  public internal(set) var rulesDirectories = ["/usr/share/a11yd/rules", "/etc/a11yd/rules.d"]
  public internal(set) var includesDrafts = false

  /// 0 is one a core.
  public internal(set) var auditors = 0
  /// BCP 47, for exports that name none; nil to guess it from the texts of each screen.
  public internal(set) var language: String?
  /// Speaks exports that do not say their platform, as Flutter's do not; nil leaves them unjudged.
  public internal(set) var screenReader: KnownScreenReader?
  /// Without a file for so long, a session is over.
  public internal(set) var sessionQuiet: Duration = .seconds(3_600)
  /// How many captures of a session are remembered.
  public internal(set) var sessionSteps = 8

  /// In bytes.
  public internal(set) var snapshotSize = 64 << 20
  public internal(set) var depth = 500
  public internal(set) var nodes = 200_000
  /// Of one snapshot.
  public internal(set) var findings = 10_000
  /// In characters.
  public internal(set) var textLength = 10_000
  public internal(set) var waiting = 16_384

  public internal(set) var foldAfter = 5
  public internal(set) var cannotTell = CannotTell.summary
  /// Of one snapshot.
  public internal(set) var entries = 1_000
  /// How long a finding that is still there is only counted after it was told.
  public internal(set) var repeatAfter: Duration = .seconds(12 * 3_600)
  /// Entries.
  public internal(set) var journalQueue = 50_000
  public internal(set) var ledgerAge = LedgerBounds().age
  public internal(set) var ledgerSize = LedgerBounds().bytes

  /// What becomes of targets that could not be judged.
  public enum CannotTell: String, CaseIterable, Sendable {
    /// Counted in the summary of the snapshot.
    case summary
    /// An entry each as well.
    case entries
  }

  /// Findings that are known and accepted.
  public internal(set) var suppressions = Suppressions()
  /// Where they come from; nil for the default, none.
  public internal(set) var suppressionsOrigin: Origin?

  /// Where each value that is no default comes from.
  public internal(set) var origins: [ConfigurationKey: Origin] = [:]

  /// The defaults of an installed a11yd.
  public init() {}

  /// Where a value comes from.
  public enum Origin: Sendable, Equatable, CustomStringConvertible {
    /// There is no installation, so the checkout that a11yd runs in stands in for it.
    case checkout
    case commandLine
    case file(String, line: Int, column: Int)

    public var description: String {
      switch self {
      case .checkout: "this checkout"
      case .commandLine: "the command line"
      case .file(let path, let line, let column): "\(path):\(line):\(column)"
      }
    }
  }

  var watchSettings: WatchSettings {
    var settings = WatchSettings()
    settings.settle = settle
    settings.grace = grace
    settings.rescanEvery = rescanEvery
    settings.sizeLimit = snapshotSize
    settings.waitingLimit = waiting
    return settings
  }

  var readLimits: ReadLimits { ReadLimits(sizeInBytes: snapshotSize, depth: depth, nodes: nodes) }

  var ledgerBounds: LedgerBounds { LedgerBounds(age: ledgerAge, bytes: ledgerSize) }

  var sessionBounds: SessionBounds {
    SessionBounds(recording: RecordingBounds(steps: sessionSteps), quiet: sessionQuiet)
  }

  var folding: Folding { Folding(after: foldAfter, saysCannotTell: cannotTell == .entries, entries: entries) }
}
