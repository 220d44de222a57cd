package import AccessibilityTree
import Audit
package import Journal
package import Ledger

extension AuditRecord {
  /// What the ledger keeps of an audited snapshot.
  ///
  /// - Parameter rules: of all rules that judged it.
  package init(of snapshot: AuditedSnapshot, rules: Fingerprint) {
    let audit = snapshot.audit
    let screen = audit.view.screen ?? Fingerprint(of: ["path", snapshot.path])
    let view = ScreenView(screen: screen, sketch: audit.view.sketch)
    var ids: Set<String> = []
    let failed = audit.findings.compactMap { finding -> Kept? in
      guard finding.outcome == .failed, ids.insert(finding.id).inserted else { return nil }
      return Kept(
        id: finding.id, entry: JournalEntry(finding, in: snapshot), place: finding.place,
        isAcrossSteps: finding.isAcrossSteps || finding.capture != nil)
    }
    // What a limit kept from being listed is not gone.
    let isWhole = audit.unkept == 0
    let undecided = Set(audit.findings.lazy.filter { $0.outcome == .cantTell }.map(\.id))
    self.init(screen: screen, rules: rules, sketch: view.sketch, failed: failed, undecided: undecided) {
      sketch, places in
      isWhole && view.isSameView(as: ScreenView(screen: screen, sketch: sketch), leavingOut: places)
    }
  }
}
