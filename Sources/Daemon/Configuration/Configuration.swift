import AccessibilityTree
public import Audit
import Journal
import Ledger
import Readers
public import struct Rules.PageChoice
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

  /// A file in a later directory replaces one with the same path in an earlier one.
  public internal(set) var rulesDirectories = ["/usr/share/a11yd/rules", "/etc/a11yd/rules.d"]
  public internal(set) var includesDrafts = false
  /// The pages of the criteria that are judged.
  public internal(set) var pages = PageChoice()

  /// How many files are audited in parallel; 0 is one for each core.
  public internal(set) var auditors = 0
  /// The language of exports that do not say it, as BCP 47; nil guesses it from the texts of each screen.
  public internal(set) var language: String?
  /// The screen reader for exports that do not say their platform, such as Flutter's; nil leaves them unjudged.
  public internal(set) var screenReader: KnownScreenReader?
  /// A session is over when no file has come for this long.
  public internal(set) var sessionQuiet: Duration = .seconds(3_600)
  /// How many captures of a session are remembered.
  public internal(set) var sessionSteps = RecordingBounds().steps

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
  /// How long a reported finding that is still there is only counted.
  public internal(set) var repeatAfter: Duration = .seconds(12 * 3_600)
  /// Entries.
  public internal(set) var journalQueue = 50_000
  public internal(set) var ledgerAge = LedgerBounds().age
  public internal(set) var ledgerSize = LedgerBounds().bytes

  /// How targets that could not be judged appear.
  public enum CannotTell: String, CaseIterable, Sendable {
    /// Only in the counts of the snapshot's summary.
    case summary
    /// With an entry for each as well.
    case entries
  }

  /// Findings that are known and accepted.
  public internal(set) var suppressions = Suppressions()
  /// Where they come from; nil for the default, which is none.
  public internal(set) var suppressionsOrigin: Origin?

  /// Where each value that is not a default comes from.
  public internal(set) var origins: [ConfigurationKey: Origin] = [:]

  /// The defaults of the installed package.
  public init() {}

  /// Where a value comes from.
  public enum Origin: Sendable, Equatable, CustomStringConvertible {
    /// The checkout that a11yd runs in, which is used in place of the installed package.
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
