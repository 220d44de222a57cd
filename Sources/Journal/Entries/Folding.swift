import Audit

/// Which findings of a snapshot are entries of their own, and which share one.
///
/// An entry costs journald ten times what the audit of a node costs us, and 59 lines that say “Image” tell nobody more
/// than six do. `a11yd audit` prints the whole list.
public struct Folding: Sendable {
  /// The most paths in `AX_NODES`; `AX_COUNT` always counts all.
  public static let nodeLimit = 1_000
  /// How many findings of one expectation are entries of their own.
  public var after: Int
  /// Whether targets that could not be judged get entries too, or are only counted in the summary.
  public var saysCannotTell: Bool
  /// The most entries of one snapshot, not counting the summary. All others share one entry.
  public var entries: Int

  /// The defaults of `journal.fold-after`, `journal.cannot-tell` and `journal.entries`.
  public init(after: Int = 5, saysCannotTell: Bool = false, entries: Int = 1_000) {
    (self.after, self.saysCannotTell, self.entries) = (after, saysCannotTell, entries)
  }

  /// The entries of one audit: findings in order, with folded ones in the place of the first of them; then fixed
  /// findings; then the summary.
  public func entries(of snapshot: AuditedSnapshot, _ change: ScreenChange = ScreenChange()) -> [JournalEntry] {
    return entries(ofFindingsIn: snapshot, change) + entries(ofFixed: change.fixed, in: snapshot)
      + [JournalEntry(summaryOf: snapshot, change)]
  }

  /// The most findings of one screen that are gone, or that one log takes back, with entries of their own; a redesign or a
  /// reader that says other words than expected makes many at once.
  static let goneLimit = 100

  private func entries(ofFixed fixed: [ScreenChange.Fixed], in snapshot: AuditedSnapshot) -> [JournalEntry] {
    entries(ofGone: fixed, alike: []) { JournalEntry($0, saying: $1, in: snapshot) }
  }

  /// The entries of findings that a log takes back: each is named, the first alone, the others by screen.
  ///
  /// - Parameter log: the file of the log that shows that they were wrong.
  public func entries(ofWithdrawn withdrawn: [ScreenChange.Fixed], because log: String) -> [JournalEntry] {
    entries(ofGone: withdrawn, alike: [.app, .screen]) { JournalEntry($0, saying: $1, because: log) }
  }

  /// The first findings that are gone alone, and the others of each expectation together with their ids.
  private func entries(
    ofGone gone: [ScreenChange.Fixed], alike fields: [JournalField],
    _ entry: (ScreenChange.Fixed, _ words: String) -> JournalEntry
  ) -> [JournalEntry] {
    var order: [[String?]] = []
    var groups: [[String?]: [ScreenChange.Fixed]] = [:]
    for one in gone.dropFirst(Self.goneLimit) {
      var expectation = ([.rule, .kind, .expectation] + fields).map { one.entry[$0] }
      // A capture that does not name its screen is one of its own.
      if fields.contains(.screen), one.entry[.screen] == nil { expectation.append(one.entry[.snapshot]) }
      if groups[expectation] == nil { order.append(expectation) }
      groups[expectation, default: []].append(one)
    }
    let singles = gone.prefix(Self.goneLimit).map { entry($0, "") }
    return order.reduce(into: singles) { entries, expectation in
      var rest = groups[expectation, default: []][...]
      while !rest.isEmpty {
        entries += [JournalEntry.folding(rest.prefix(Self.nodeLimit), as: entry)].compactMap(\.self)
        rest = rest.dropFirst(Self.nodeLimit)
      }
    }
  }

  /// The entries of the findings alone.
  ///
  /// - Parameter change: nil if the capture is not compared with the one before. Findings that it only counts have no entry.
  public func entries(ofFindingsIn snapshot: AuditedSnapshot, _ change: ScreenChange? = nil) -> [JournalEntry] {
    struct Expectation: Hashable {
      let rule: String
      let kind: String?
      let name: String
      let reason: CantTellReason?
      /// Nodes of one entry are nodes of one capture.
      let captures: [String]
      let change: FindingChange?
    }
    var order: [Expectation] = []
    var groups: [Expectation: [Finding]] = [:]
    for finding in snapshot.audit.findings where saysCannotTell || finding.outcome != .cantTell {
      if finding.outcome == .failed, change?.counted.contains(finding.id) == true { continue }
      let captures = [finding.capture?.name ?? snapshot.path] + finding.steps
      let expectation = Expectation(
        rule: finding.rule, kind: finding.kind, name: finding.expectation, reason: finding.reason, captures: captures,
        change: finding.outcome == .failed ? change?.change(of: finding.id) : nil)
      if groups[expectation] == nil { order.append(expectation) }
      groups[expectation, default: []].append(finding)
    }
    var entries: [JournalEntry] = []
    for expectation in order {
      let findings = groups[expectation] ?? []
      func said(_ entry: JournalEntry) -> JournalEntry {
        var entry = entry
        entry[.change] = expectation.change?.rawValue
        return entry
      }
      // A fold of one would say less than the finding, at the same price.
      let singles = findings.count == after + 1 ? findings.count : after
      entries += findings.prefix(singles).map { said(JournalEntry($0, in: snapshot)) }
      let rest = findings.dropFirst(singles)
      if let folded = JournalEntry(folding: rest, isRest: singles > 0, in: snapshot) {
        entries.append(said(folded))
      }
    }
    return bounded(entries, of: snapshot)
  }

  /// The first entries, and one that counts all the others. The worst come first.
  private func bounded(_ all: [JournalEntry], of snapshot: AuditedSnapshot) -> [JournalEntry] {
    guard all.count > entries else { return all }
    return all.prefix(entries - 1) + [JournalEntry(inPlaceOf: all.dropFirst(entries - 1), in: snapshot, limit: entries)]
  }
}
