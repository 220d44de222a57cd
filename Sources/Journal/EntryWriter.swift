import AccessibilityTree
import Audit
import Rules

/// Writes the entries about one snapshot.
struct EntryWriter {
  let audit: SnapshotAudit
  let snapshot: String

  /// What a person calls the place: the screen, else the file.
  private var place: String { audit.screen ?? snapshot }

  /// The entry of one finding.
  func entry(for finding: Finding) -> JournalEntry {
    var entry = start("\(place): \(sentence(of: finding))", finding)
    entry.add(.finding, finding.id)
    return entry
  }

  /// One entry for several findings of one expectation.
  ///
  /// Its fields are those of the first, `AX_NODES` and `AX_COUNT` tell of all.
  ///
  /// - Parameter isRest: whether others of them stand in entries of their own.
  func entry(folding findings: [Finding], isRest: Bool) -> JournalEntry {
    let first = findings[0]
    let roles = Set(findings.map(\.node.role))
    let things = roles.count == 1 ? first.node.role.plural : "elements"
    let more = isRest ? "more " : ""
    var entry = start("\(place): \(findings.count) \(more)\(things) like this: \(sentence(of: first))", first)
    // The same findings make the same id in the next build.
    entry.add(.finding, Fingerprint(of: findings.map(\.id)).description)
    entry.add(.count, String(findings.count))
    entry.add(.nodes, paths(of: findings))
    return entry
  }

  /// The entry that ends every snapshot.
  func summary(milliseconds: Double) -> JournalEntry {
    let time = milliseconds < 10 ? String((milliseconds * 10).rounded() / 10) : String(Int(milliseconds.rounded()))
    let nodes = Counted.things(audit.nodeCount, "node")
    var entry = JournalEntry(
      "\(place): \(outcomes) (\(audit.format), \(nodes), \(time) ms)", priority: .info, .summary)
    describeSnapshot(in: &entry)
    for outcome in Outcome.allCases { entry.add(.count(of: outcome), String(audit.counts[outcome] ?? 0)) }
    entry.add(.nodeCount, String(audit.nodeCount))
    entry.add(.milliseconds, time)
    return entry
  }

  private var outcomes: String {
    let words: [(Outcome, String)] = [
      (.failed, "failed"), (.cantTell, "cannot tell"), (.passed, "passed"), (.untested, "untested"),
    ]
    let parts = words.compactMap { outcome, word in
      let count = audit.counts[outcome] ?? 0
      return count > 0 || outcome == .failed ? "\(count) \(word)" : nil
    }
    return parts.joined(separator: ", ")
  }

  // MARK: parts

  private func sentence(of finding: Finding) -> String {
    guard let reason = finding.reason else { return finding.message }
    return "cannot tell (\(reason.rawValue)): \(finding.message)"
  }

  private func start(_ message: String, _ finding: Finding) -> JournalEntry {
    let priority = finding.outcome == .failed ? Priority(finding.impact) : .info
    var entry = JournalEntry(message, priority: priority, messageID: finding.ruleID)
    entry.add(.rule, finding.rule)
    entry.add(.expectation, finding.expectation)
    entry.add(.outcome, finding.outcome.rawValue)
    if let reason = finding.reason { entry.add(.reason, reason.rawValue) }
    entry.add(.impact, finding.impact.rawValue)
    entry.add(.wcag, finding.wcag.joined(separator: " "))
    describeSnapshot(in: &entry)
    describe(finding.node, in: &entry)
    return entry
  }

  /// A text that is not known is an empty field: the catalog would show the name of a missing one.
  private func describeSnapshot(in entry: inout JournalEntry) {
    entry.add(.platform, audit.platform?.rawValue ?? "")
    entry.add(.app, shown(audit.app))
    entry.add(.screen, shown(audit.screen))
    entry.add(.snapshot, shown(snapshot))
    entry.add(.format, audit.format)
  }

  private func describe(_ node: Finding.Target, in entry: inout JournalEntry) {
    entry.add(.node, node.path)
    entry.add(.role, node.role.rawValue)
    entry.add(.name, node.name ?? "")
    entry.add(.heard, node.heard ?? "")
    entry.add(.shownName, shown(node.name))
    entry.add(.shownHeard, shown(node.heard))
    if let bounds = node.bounds {
      entry.add(.bounds, [bounds.x, bounds.y, bounds.width, bounds.height].map(Self.written).joined(separator: ","))
    }
    if let identifier = node.identifier { entry.add(.identifier, identifier) }
  }

  private func shown(_ text: String?) -> String {
    text.map { CleanLine.of($0, longest: Self.longestShown) } ?? ""
  }

  /// The catalog fills in no value of more than 256 bytes.
  private static let longestShown = 220

  private func paths(of findings: [Finding]) -> String {
    var paths = ""
    for finding in findings {
      guard paths.utf8.count + finding.node.path.utf8.count < Self.longestPaths else { break }
      paths += paths.isEmpty ? finding.node.path : "\n" + finding.node.path
    }
    return paths
  }

  /// Beyond this libsystemd goes through a memory file; a tree that needs more has one fault, not thousands.
  private static let longestPaths = 128 << 10

  /// Whole numbers without a decimal point.
  private static func written(_ number: Float) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
