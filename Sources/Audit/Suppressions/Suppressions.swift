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
      case .rule(let path, _, _, _): byRule[path, default: []].append(suppression)
      }
    }
    (self.byFinding, self.byRule) = (byFinding, byRule)
  }

  /// The suppression that applies to a finding on this day; nil when there is none, or when it has expired.
  ///
  /// A suppression may name the rule and the kind by the path that each has or by the one that it had. Only `*` matches a
  /// screen without a name.
  public func suppression(of finding: Finding, in audit: SnapshotAudit, on day: CalendarDay) -> Suppression? {
    if let found = byFinding[finding.id]?.first(where: { day <= $0.until }) { return found }
    let paths = [finding.rule, finding.formerRule].compactMap(\.self)
    let screen = (finding.capture.map(\.screen) ?? audit.screen) ?? ""
    return paths.lazy.flatMap { byRule[$0] ?? [] }.first { suppression in
      guard day <= suppression.until, case .rule(_, let kind, let screens, let apps) = suppression.subject
      else { return false }
      let isOfKind = kind == nil || kind == finding.kind || kind == finding.formerKind
      return isOfKind && screens.matches(screen) && apps?.matches(audit.app ?? "") != false
    }
  }

  /// Those that suppress nothing any more.
  public func expired(on day: CalendarDay) -> [Suppression] { all.filter { $0.until < day } }
}
