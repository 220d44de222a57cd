import AccessibilityTree
public import Audit
import Rules

extension JournalEntry {
  /// The entry of a finding. `MESSAGE` starts with the screen, or with the file if the screen is unknown.
  public init(_ finding: Finding, in snapshot: AuditedSnapshot) {
    let snapshot = snapshot.holding(finding)
    self.init(saying: finding, in: snapshot)
    describe(finding.node, in: snapshot)
    self[.finding] = finding.id
  }

  /// What is kept of a finding to report later that it is fixed: all but where its node was and what was heard there.
  public init(remembering finding: Finding, in snapshot: AuditedSnapshot) {
    let snapshot = snapshot.holding(finding)
    self.init(saying: finding, in: snapshot)
    self[.role] = finding.node.role.rawValue
    self[.name] = finding.node.name
    self[.nodeIdentifier] = finding.node.identifier
    self[.shownName] = ShownText.quoted(finding.node.name, else: "none")
  }

  /// The sentence of a finding, and what is known about it and its screen.
  private init(saying finding: Finding, in snapshot: AuditedSnapshot) {
    self.init(
      "\(snapshot.title): \(Self.sentence(of: finding))", id: finding.ruleID, priority: Self.priority(of: finding))
    describe(finding)
    describe(snapshot)
  }

  /// One entry in place of many of one expectation. It describes the node of the first one. Nil without findings.
  ///
  /// - Parameter isRest: Whether more of them are entries of their own.
  init?(folding findings: some Swift.Collection<Finding>, isRest: Bool, in snapshot: AuditedSnapshot) {
    guard let first = findings.first else { return nil }
    let snapshot = snapshot.holding(first)
    let things = findings.allSatisfy { $0.node.role == first.node.role } ? first.node.role.plural : "elements"
    self.init(
      "\(snapshot.title): \(findings.count)\(isRest ? " more" : "") \(things) like this: \(Self.sentence(of: first))",
      id: first.ruleID, priority: Self.priority(of: first))
    describe(first)
    describe(snapshot)
    describe(first.node, in: snapshot)
    // The same findings fold to the same id in the next build, so that it can be read back.
    self[.finding] = Fingerprint(of: findings.map(\.id)).description
    self[.count] = String(findings.count)
    self[.nodes] = Self.lines(of: findings.prefix(Folding.nodeLimit).map(\.node.path))
  }

  /// As many whole paths as fit in a field: half a path would name another node.
  private static func lines(of paths: [String]) -> String {
    var size = 0
    let whole = paths.prefix { path in
      size += path.utf8.count + 1
      return size <= FieldValue.limit
    }
    return whole.joined(separator: "\n")
  }

  private static func sentence(of finding: Finding) -> String {
    finding.outcome == .cantTell ? "cannot tell: \(finding.message)" : finding.message
  }

  /// The priority of the rule's impact; a target that could not be judged is not a fault yet.
  private static func priority(of finding: Finding) -> Int {
    finding.outcome == .cantTell ? Priority.info.rawValue : finding.impact.priority
  }

  private mutating func describe(_ node: Finding.Target, in snapshot: AuditedSnapshot) {
    self[.node] = node.path
    self[.role] = node.role.rawValue
    self[.name] = node.name
    self[.heard] = node.heard
    self[.bounds] = node.bounds.map { bounds in
      [bounds.x, bounds.y, bounds.width, bounds.height].map(Self.written).joined(separator: " ")
    }
    self[.nodeIdentifier] = node.identifier
    self[.shownNode] = ShownText.path(node.path)
    self[.shownName] = ShownText.quoted(node.name, else: "none")
    self[.shownHeard] = ShownText.quoted(node.heard, else: "not known")
    self[.shownPlace] = ShownText.place(snapshot)
  }

  /// Whole numbers without a decimal point.
  private static func written(_ number: Float) -> String { Int(exactly: number).map(String.init) ?? String(number) }

  private mutating func describe(_ finding: Finding) {
    self[.rule] = finding.rule
    self[.expectation] = finding.expectation
    self[.kind] = finding.kind
    self[.outcome] = finding.outcome.rawValue
    self[.reason] = finding.reason?.rawValue
    self[.impact] = finding.impact.rawValue
    self[.wcag] = finding.wcag.joined(separator: " ")
    self[.steps] = finding.steps.map(CleanLine.of).joined(separator: "\n")
  }

  private mutating func describe(_ snapshot: AuditedSnapshot) {
    self[.platform] = snapshot.audit.platform?.rawValue
    self[.app] = snapshot.audit.app
    self[.screen] = snapshot.audit.screen
    self[.snapshot] = CleanLine.of(snapshot.path)
    self[.format] = snapshot.audit.format
  }

  /// Names a guessed language. What is heard, and which words rules look for, depend on it.
  private static func guess(in audit: SnapshotAudit) -> String {
    guard audit.languageSource == .guessed, let language = audit.language else { return "" }
    return ", language guessed to be \(LanguageName.name(of: language))"
  }

  /// “ (2 still, 1 fixed)”; empty for a screen that was never seen before or had no findings.
  private static func words(of change: ScreenChange) -> String {
    var words: [String] = []
    if !change.still.isEmpty { words.append("\(change.still.count) still") }
    if !change.fixed.isEmpty { words.append("\(change.fixed.count) fixed") }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// What a limit removed from the entries.
  private static func limits(in audit: SnapshotAudit) -> String {
    var text = ""
    if audit.unkept > 0 { text += ". \(audit.unkept) are beyond `limits.findings` and only counted." }
    let cut = audit.findings.count { $0.node.isCut }
    if cut > 0 {
      text +=
        ". In \(cut == 1 ? "1 finding" : "\(cut) findings") a text is beyond `limits.text`: "
        + "it was judged whole and is shown cut."
    }
    return text
  }

  /// The summary: one entry for every audit, whatever it found. It proves that the snapshot was seen.
  ///
  /// `PRIORITY` is info, so that `journalctl -p notice` shows only what should be fixed.
  public init(summaryOf snapshot: AuditedSnapshot, _ change: ScreenChange = ScreenChange()) {
    let counts = snapshot.audit.counts
    let failed = max(0, (counts[.failed] ?? 0) - change.withdrawn.count)
    let cannotTell = counts[.cantTell] ?? 0
    let suppressed = snapshot.suppressed > 0 ? ", \(snapshot.suppressed) suppressed" : ""
    let withdrawn = change.withdrawn.isEmpty ? "" : ", \(change.withdrawn.count) withdrawn"
    let nodes = snapshot.audit.nodeCount
    let size = (nodes == 1 ? "1 node" : "\(nodes) nodes") + (snapshot.audit.cut.map { ", \($0)" } ?? "")
    self.init(
      "\(snapshot.title): \(failed) failed\(Self.words(of: change))\(suppressed)\(withdrawn), \(cannotTell) cannot tell, "
        + "\(counts[.passed] ?? 0) passed (\(snapshot.audit.format), \(size)\(Self.guess(in: snapshot.audit)), "
        + "\(snapshot.milliseconds) ms)"
        + (snapshot.audit.obstacle.map { ". \($0.words)." } ?? "")
        + Self.limits(in: snapshot.audit),
      id: MessageID.summary.rawValue, priority: Priority.info.rawValue)
    describe(snapshot)
    self[.language] = snapshot.audit.language
    self[.languageSource] = snapshot.audit.languageSource?.rawValue
    self[.failed] = String(failed)
    if snapshot.suppressed > 0 { self[.suppressed] = String(snapshot.suppressed) }
    self[.withdrawn] = String(change.withdrawn.count)
    self[.cannotTell] = String(cannotTell)
    self[.passed] = String(counts[.passed] ?? 0)
    if !change.isFirst {
      self[.fixed] = String(change.fixed.count)
      self[.still] = String(change.still.count)
      self[.unseen] = String(change.unseen)
    }
    self[.inapplicable] = String(counts[.inapplicable] ?? 0)
    self[.untested] = String(counts[.untested] ?? 0)
    self[.nodeCount] = String(snapshot.audit.nodeCount)
    self[.milliseconds] = snapshot.milliseconds
    if snapshot.audit.unkept > 0 { self[.unkept] = String(snapshot.audit.unkept) }
    let verdicts = snapshot.audit.verdicts
    if !verdicts.isEmpty { self[.verdicts] = String(verdicts.count { $0.outcome == .failed }) }
  }
}

extension JournalEntry {
  /// One entry in place of all entries over the limit of a snapshot; as urgent as the first of them.
  ///
  /// - Parameter limit: the value of `journal.entries`.
  init(inPlaceOf rest: ArraySlice<JournalEntry>, in snapshot: AuditedSnapshot, limit: Int) {
    let count = rest.reduce(0) { $0 + ($1[.count].flatMap { Int($0) } ?? 1) }
    let rules = Set(rest.compactMap { $0[.rule] }).count
    self.init(
      "\(snapshot.title): \(count) more findings of \(rules == 1 ? "1 rule" : "\(rules) rules") have no entries, "
        + "because `journal.entries` is \(limit). “a11yd audit” shows them all.",
      id: MessageID.findingsFolded.rawValue,
      priority: rest.first?[.priority].flatMap { Int($0) } ?? Priority.warning.rawValue)
    self[.snapshot] = CleanLine.of(snapshot.path)
    self[.screen] = snapshot.audit.screen
    self[.app] = snapshot.audit.app
    self[.finding] = Fingerprint(of: rest.compactMap { $0[.finding] }).description
    self[.count] = String(count)
  }
}
