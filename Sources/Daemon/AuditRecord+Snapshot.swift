package import AccessibilityTree
import Audit
package import Journal
package import Ledger

extension AuditRecord {
  /// The ledger's record of an audited snapshot.
  ///
  /// - Parameters:
  ///   - rules: identifies all rules that judged it.
  ///   - told: the same snapshot without suppressed findings.
  ///   - repeatAfter: how long a finding that is still there is only counted.
  package init(
    of snapshot: AuditedSnapshot, rules: Fingerprint, told: AuditedSnapshot, repeatAfter: Duration
  ) {
    let audit = snapshot.audit
    let screen = audit.view.identity(path: snapshot.path)
    let view = ScreenView(screen: screen, sketch: audit.view.sketch)
    let toldIDs = snapshot.suppressed == told.suppressed ? nil : Set(told.audit.failed.map(\.id))
    var ids: Set<String> = []
    let failed = audit.findings.compactMap { finding -> Kept? in
      guard finding.outcome == .failed, ids.insert(finding.id).inserted else { return nil }
      return Kept(
        id: finding.id, entry: JournalEntry(remembering: finding, in: snapshot), place: finding.place,
        isAcrossSteps: finding.isAcrossSteps || finding.capture != nil,
        isSuppressed: toldIDs.map { !$0.contains(finding.id) } ?? false)
    }
    // A finding that a limit left out is not gone.
    let isWhole = audit.unkept == 0
    let undecided = Set(audit.findings.lazy.filter { $0.outcome == .cantTell }.map(\.id)).union(audit.unasked)
    let run = Fingerprint(of: [audit.appVersion, audit.appVersion == nil ? nil : audit.session].map { $0 ?? "" })
    self.init(
      screen: screen, rules: rules, sketch: view.sketch, run: run, repeatAfter: repeatAfter, failed: failed,
      undecided: undecided
    ) { sketch, places in
      isWhole && view.isSameView(as: ScreenView(screen: screen, sketch: sketch), leavingOut: places)
    }
  }
}
