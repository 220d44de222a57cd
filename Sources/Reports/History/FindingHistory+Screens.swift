import AccessibilityTree
import Audit
import Rules

extension FindingHistory {
  /// The screens in order, each with its findings, the worst first; call it after `finish`.
  ///
  /// Each is made when it is asked for: all at once would take more room than the history.
  ///
  /// - Parameter words: writes a time for people, from microseconds since 1970.
  public func reportedScreens(
    _ words: @escaping (Int64) -> String
  ) -> some RandomAccessCollection<ReportedScreen> {
    var places = screens.map { _ in [Int]() }
    for (place, record) in records.enumerated() where record.details >= 0 { places[Int(record.screen)].append(place) }
    let order = screens.indices.sorted { screens[$0].place < screens[$1].place }
    return order.lazy.map { reported(screens[$0], places[$0].map { records[$0] }, words) }
  }

  private func reported(
    _ screen: HistoryScreen, _ records: [FindingRecord], _ words: (Int64) -> String
  ) -> ReportedScreen {
    var (findings, fixed, known): ([Finding], [(at: Int64, finding: FixedFinding)], Set<String>) = ([], [], [])
    var sightings: [String: Sighting] = [:]
    var failed = 0
    for record in records {
      var finding = details[Int(record.details)]
      if record.wasThere || !record.isOpen { known.insert(finding.id) }
      guard record.openCount > 0 else {
        let gone = FixedFinding(
          id: finding.id, rule: finding.title, impact: finding.impact, message: finding.message, at: words(record.last))
        fixed.append((record.last, gone))
        continue
      }
      if finding.outcome == .failed { failed += Int(record.openCount) }
      if record.fixed > 0 { finding.message += " \(Counted.number(Int(record.fixed))) of these are fixed." }
      findings.append(finding)
      sightings[finding.id] = Sighting(
        first: words(record.first), last: words(record.last), entries: Int(record.entries),
        count: Int(record.openCount))
    }
    findings.sort { ($0.rank, $0.title, $0.node.path, $0.id) < ($1.rank, $1.title, $1.node.path, $1.id) }
    let history = ScreenHistory(
      captures: screen.captures, lastAudit: screen.lastAudit.map(words), sightings: sightings,
      fixed: fixed.sorted { ($1.at, $0.finding.id) < ($0.at, $1.finding.id) }.map(\.finding))
    return ReportedScreen(
      files: files(of: screen, findings), audit: audit(of: screen, findings, failed: failed), known: known,
      history: history)
  }

  /// The latest audit with the findings of all captures, because a capture may show only a part of its screen.
  private func audit(of screen: HistoryScreen, _ findings: [Finding], failed: Int) -> SnapshotAudit {
    var audit =
      screen.audit
      ?? SnapshotAudit(
        logged: screen.place.platform, app: screen.place.app, screen: screen.place.screen, format: screen.place.format,
        language: nil, nodeCount: 0, counts: [:])
    audit.findings = findings
    // The last capture may have failures whose entries are older than the time asked for.
    let counted = max(failed, audit.counts[.failed] ?? 0)
    audit.counts[.failed] = counted
    audit.unkept = counted - failed
    return audit
  }

  private func files(of screen: HistoryScreen, _ findings: [Finding]) -> [String] {
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.capture?.name ?? screen.file, default: 0] += 1 }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return sorted.contains(screen.file) ? sorted : sorted + [screen.file]
  }
}

extension Finding {
  /// Failures before questions, the worst first.
  fileprivate var rank: Int { outcome == .failed ? impact.priority : 10 + impact.priority }
}
