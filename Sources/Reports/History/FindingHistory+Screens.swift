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
    var places = screens.map { _ in [Int32]() }
    for place in records.indices where records[place].details >= 0 {
      places[Int(records[place].screen)].append(Int32(place))
    }
    let order = screens.indices.sorted { screens[$0].place < screens[$1].place }
    return order.lazy.map { reported(screens[$0], places[$0], words) }
  }

  private func reported(_ screen: HistoryScreen, _ places: [Int32], _ words: (Int64) -> String) -> ReportedScreen {
    var (findings, known): ([Finding], Set<String>) = ([], [])
    var gone: [Int32: (at: Int64, count: Int)] = [:]
    var sightings: [String: Sighting] = [:]
    var failed = 0
    for place in places.map(Int.init) {
      let (record, openCount) = (records[place], openCount(place))
      let id = record.key.text
      if record.wasThere || !record.isOpen { known.insert(id) }
      guard openCount > 0 else {
        gone[record.details, default: (record.last, 0)].count += 1
        continue
      }
      var finding = details[Int(record.details)]
      if finding.outcome == .failed { failed += openCount }
      let fixed = fixedCount(place)
      if fixed > 0 { finding.message += " \(Counted.number(fixed)) of these are fixed." }
      findings.append(finding)
      sightings[id] = Sighting(
        first: words(record.first), last: words(record.last), entries: Int(record.entries), count: openCount)
    }
    findings.sort { ($0.rank, $0.title, $0.node.path, $0.id) < ($1.rank, $1.title, $1.node.path, $1.id) }
    let fixed = gone.map { details, told in
      let finding = self.details[Int(details)]
      return (
        at: told.at,
        finding: FixedFinding(
          id: finding.id, rule: finding.title, impact: finding.impact, message: finding.message, count: told.count,
          at: words(told.at))
      )
    }
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
