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
    let boxes = boxes.named(words)
    func box(_ screen: HistoryScreen) -> ReportedBox? { boxes.isEmpty ? nil : boxes[Int(screen.place.box)] }
    let order = screens.indices.sorted { left, right in
      let (left, right) = (screens[left], screens[right])
      if left.place < right.place { return true }
      return !(right.place < left.place) && box(left)?.name ?? "" < box(right)?.name ?? ""
    }
    return order.lazy.map { reported(screens[$0], places[$0], on: box(screens[$0]), words) }
  }

  /// The boxes by their names; empty if all entries are of one.
  public func reportedBoxes(_ words: (Int64) -> String) -> [ReportedBox] {
    boxes.named(words).sorted { $0.name < $1.name }
  }

  /// The files that could not be read, the oldest first.
  public var unreadableFiles: [UnreadableFile] {
    let boxes = boxes.named { _ in "" }
    return unreadable.reversed().map { file, problem in
      let start = boxes.isEmpty ? "" : boxes[Int(file.box)].name + ": "
      return UnreadableFile(name: start + file.name, problem: start + problem)
    }
  }

  private func reported(
    _ screen: HistoryScreen, _ places: [Int32], on box: ReportedBox?, _ words: (Int64) -> String
  ) -> ReportedScreen {
    var (findings, known): ([Finding], Set<String>) = ([], [])
    var gone: [Int32: (at: Int64, count: Int, isWithdrawn: Bool)] = [:]
    var sightings: [String: Sighting] = [:]
    var (failed, withdrawn) = (0, 0)
    for place in places.map(Int.init) {
      let (record, openCount) = (records[place], openCount(place))
      let id = record.key.finding.text
      let isWithdrawn = record.latest == .withdrawn
      // What was wrong is not fixed.
      if !isWithdrawn, record.wasThere || !record.isOpen { known.insert(id) }
      guard openCount > 0 else {
        gone[record.details, default: (record.last, 0, isWithdrawn)].count += 1
        if isWithdrawn, screen.counts(record) { withdrawn += 1 }
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
          isWithdrawn: told.isWithdrawn, at: words(told.at))
      )
    }
    let history = ScreenHistory(
      captures: screen.captures, lastAudit: screen.lastAudit.map(words), sightings: sightings,
      fixed: fixed.sorted { ($1.at, $0.finding.id) < ($0.at, $1.finding.id) }.map(\.finding))
    return ReportedScreen(
      files: files(of: screen, findings), box: box,
      audit: audit(of: screen, findings, failed: failed, withdrawn: withdrawn), known: known, history: history)
  }

  /// The latest audit with the findings of all captures, because a capture may show only a part of its screen.
  private func audit(of screen: HistoryScreen, _ findings: [Finding], failed: Int, withdrawn: Int) -> SnapshotAudit {
    var audit =
      screen.audit
      ?? SnapshotAudit(
        logged: screen.place.platform, app: screen.place.app, screen: screen.place.screen, format: screen.place.format,
        language: nil, nodeCount: 0, counts: [:])
    audit.findings = findings
    // The last capture may have failures whose entries are older than the time asked for.
    let counted = max(failed, (audit.counts[.failed] ?? 0) - withdrawn)
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

extension HistoryScreen {
  /// Whether the latest summary counts as a failure what a log took back: it was written before the log came, or by a
  /// version that counted what the export says.
  fileprivate func counts(_ withdrawn: FindingRecord) -> Bool {
    !leavesOutWithdrawn || lastAudit.map { withdrawn.last >= $0 } ?? true
  }
}

extension Finding {
  /// Failures before questions, the worst first.
  fileprivate var rank: Int { outcome == .failed ? impact.priority : 10 + impact.priority }
}
