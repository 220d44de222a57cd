import AccessibilityTree
import Audit
import Daemon
import Glibc
import Journal
import Ledger
import Readers
import Rules

/// What it costs to keep audits and to note that their entries are sent and seen, against the audits themselves.
///
/// CPU without journald, which takes and gives the entries elsewhere. `Tests/System/speed` measures the whole service.
struct DeliveryBenchmark {
  let rounds: Int
  let ruleBook: RuleBook

  private static let screens = 48
  /// Files that come together before entries are sent.
  private static let bursts = [1, 4, 12]

  func run() throws {
    let auditor = Auditor(ruleBook: ruleBook)
    let reader = ExportReader()
    let exports = (0..<Self.screens).map { Array(WDAExport.make(bytes: 60_000, seed: UInt64($0)).utf8) }
    func audit(_ place: Int) throws -> AuditedSnapshot {
      let snapshot = try reader.read(exports[place], name: "wda.json").assuming(language: "en")
      return AuditedSnapshot(auditor.audit(snapshot), path: "screen-\(place).json", took: .zero)
    }
    let audits = try (0..<Self.screens).map(audit)
    let entries = audits.reduce(0) { $0 + Folding().entries(of: $1).count }
    var contest = Rounds(rounds)
    contest.add("read and audit") { for place in 0..<Self.screens { _ = try audit(place) } }
    var folders: [InputFolder] = []
    defer { for folder in folders { LedgerBenchmark.remove(folder) } }
    for burst in Self.bursts {
      let folder = try InputFolder()
      folders.append(folder)
      let line = try Line(path: folder.path + "/ledger.db")
      contest.add("keep and deliver, \(burst) at a time") {
        for start in stride(from: 0, to: Self.screens, by: burst) {
          for place in start..<min(start + burst, Self.screens) { line.keep(audits[place]) }
          line.deliver()
        }
      }
    }
    let medians = try contest.medians()
    let mean = fixed(Double(entries) / Double(Self.screens), 1, "entries")
    var table = Table("One screen of 60 kB with \(mean): to keep and deliver it, against its audit; CPU")
    for (name, seconds) in medians {
      table.add(
        name, fixed(seconds / medians[0].seconds, 3, "×"), fixed(seconds / Double(Self.screens) * 1000, 3, "ms"))
    }
    table.print()
  }

  /// A ledger, and what becomes of the entries in it while the journal takes and shows all of them.
  private final class Line {
    private let ledger: LedgerStore
    private let folding = Folding()
    private let rules = Fingerprint(of: ["rules"])
    private var count = 0

    init(path: String) throws { ledger = try LedgerStore(at: path) }

    func keep(_ audit: AuditedSnapshot) {
      count += 1
      guard case .new(let trial) = ledger.begin(Fingerprint(of: ["\(count)"]), at: "\(count).json", lay: false) else {
        return
      }
      ledger.finish(trial, AuditRecord(of: audit, rules: rules, told: audit, repeatAfter: .zero)) { [folding] change in
        trial.named(folding.entries(of: audit, change))
      }
    }

    func deliver() {
      guard ledger.counts.queued > 0 else { return }
      let entries = ledger.queued(after: nil, limit: 256)
      ledger.markSent(entries.map(\.position), at: .now)
      ledger.markSeen(entries.map(\.id), at: .now)
    }
  }
}
