import AccessibilityTree
import Audit
import Daemon
import Glibc
import Journal
import Ledger
import Readers
import Rules

/// What it costs to remember an audit, against the audit itself, and how that grows with what is remembered already.
struct LedgerBenchmark {
  let rounds: Int
  let ruleBook: RuleBook

  private static let screens = 20
  private static let remembered = [0, 10_000, 100_000]

  func run() throws {
    let auditors = Auditor(ruleBook: ruleBook)
    let reader = ExportReader()
    let exports = (0..<Self.screens).map { Array(WDAExport.make(bytes: 50_000, seed: UInt64($0)).utf8) }
    func audit(_ place: Int) throws -> AuditedSnapshot {
      let snapshot = try reader.read(exports[place], name: "wda.json").assuming(language: "en")
      return AuditedSnapshot(auditors.audit(snapshot), path: "screen-\(place).json", took: .zero)
    }
    let audits = try (0..<Self.screens).map(audit)
    let findings = audits.reduce(0) { $0 + $1.audit.findings.count } / Self.screens

    var contest = Rounds(rounds, clock: CLOCK_MONOTONIC)
    contest.add("read and audit") { for place in 0..<Self.screens { _ = try audit(place) } }
    let memory = try Filled(path: nil)
    contest.add("remember, in memory") { for audit in audits { memory.remember(audit) } }
    var folders: [InputFolder] = []
    defer { for folder in folders { Self.remove(folder) } }
    for count in Self.remembered {
      let folder = try InputFolder()
      folders.append(folder)
      let filled = try Filled(path: folder.path + "/ledger.db", with: count, like: audits[0])
      contest.add("on disk, beside \(count)") { for audit in audits { filled.remember(audit) } }
      contest.add("a known file, beside \(count)") { for _ in 0..<Self.screens { filled.recognise() } }
    }
    let medians = try contest.medians()
    var table = Table("One screen of 50 kB with \(findings) findings: to remember it, against its audit; wall clock")
    for (name, seconds) in medians {
      table.add(
        name, fixed(seconds / medians[0].seconds, 3, "×"), fixed(seconds / Double(Self.screens) * 1000, 3, "ms"))
    }
    table.print()
  }

  static func remove(_ folder: InputFolder) {
    for name in ["ledger.db", "ledger.db-wal", "ledger.db-shm"] { unlink(folder.path + "/" + name) }
    folder.remove()
  }

  /// A ledger that remembers so many audits already, and takes more of them, each with content of its own.
  private final class Filled {
    private let ledger: LedgerStore
    private let folding = Folding()
    private let rules = Fingerprint(of: ["rules"])
    private var count = 0

    init(path: String?, with count: Int = 0, like audit: AuditedSnapshot? = nil) throws {
      ledger = try LedgerStore(at: path)
      guard let audit else { return }
      // Without findings: they are the same ones of the same screen, and only the audits are many.
      var quiet = audit
      quiet.audit.findings = []
      for _ in 0..<count { remember(quiet) }
    }

    func remember(_ audit: AuditedSnapshot) {
      count += 1
      guard case .new(let trial) = ledger.begin(Fingerprint(of: ["\(count)"]), at: "\(count).json", lay: false) else {
        return
      }
      ledger.finish(trial, AuditRecord(of: audit, rules: rules, told: audit, repeatAfter: .zero)) { [folding] change in
        trial.named(folding.entries(of: audit, change))
      }
      ledger.writeDown()
    }

    func recognise() { _ = ledger.begin(Fingerprint(of: ["1"]), at: "1.json", lay: true) }
  }
}
