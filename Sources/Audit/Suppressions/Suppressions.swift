/// All suppressions of a configuration, in their order.
public struct Suppressions: Hashable, Sendable {
  public let all: [Suppression]
  private let byFinding: [String: [Suppression]]
  private let byRule: [String: [Suppression]]

  /// None unless given.
  public init(_ all: [Suppression] = []) {
    self.all = all
    var (byFinding, byRule): ([String: [Suppression]], [String: [Suppression]]) = ([:], [:])
    for suppression in all {
      switch suppression.subject {
      case .finding(let id): byFinding[id, default: []].append(suppression)
      case .rule(let path, _, _): byRule[path, default: []].append(suppression)
      }
    }
    (self.byFinding, self.byRule) = (byFinding, byRule)
  }

  /// What suppresses a finding on this day; nil when nothing does, or no longer.
  ///
  /// A screen without a name is met by `*` alone.
  public func suppression(of finding: Finding, in audit: SnapshotAudit, on day: CalendarDay) -> Suppression? {
    if let found = byFinding[finding.id]?.first(where: { day <= $0.until }) { return found }
    guard let candidates = byRule[finding.rule] else { return nil }
    let screen = (finding.capture.map(\.screen) ?? audit.screen) ?? ""
    return candidates.first { suppression in
      guard day <= suppression.until, case .rule(_, let screens, let apps) = suppression.subject else { return false }
      return screens.matches(screen) && apps?.matches(audit.app ?? "") != false
    }
  }

  /// Those that suppress nothing any more.
  public func expired(on day: CalendarDay) -> [Suppression] { all.filter { $0.until < day } }
}
