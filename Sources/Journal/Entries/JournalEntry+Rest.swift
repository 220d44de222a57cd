import AccessibilityTree
import Audit

extension JournalEntry {
  /// One entry in place of all that a snapshot may not have of its own; as urgent as the first of them.
  ///
  /// - Parameter limit: what `journal.entries` says.
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
