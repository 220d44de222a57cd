public import Rules

/// What is known about an audit before its first file: the version of a11yd, and the rules.
public struct AuditRun: Sendable {
  /// The version of a11yd, such as “0.1.0”.
  public var version: String
  /// The rules in use, in the order of their paths, each with its name, `why`, `fix`, WCAG criteria and impact.
  public var rules: [Rule]
  /// The pages of the criteria; empty if the rules were read without them.
  public var criteria: [CriteriaPage]
  /// When the audit began, RFC 3339 in UTC; nil if nobody said.
  public var begunAt: String?
  /// What the report covers, if its findings are from the daemon's entries; nil for an audit of this moment.
  public var history: RunHistory?

  /// An audit by this version with these rules.
  public init(version: String, rules: [Rule], criteria: [CriteriaPage] = [], begunAt: String? = nil) {
    (self.version, self.rules, self.criteria, self.begunAt) = (version, rules, criteria, begunAt)
  }

  /// The rules by path, each once: a rule for several kinds of control is one rule, which decides the rows of all.
  ///
  /// - Parameter rows: the ids of the rows of a rule of one kind.
  func rulesByPath(_ rows: (Rule) -> [String] = \.decides) -> [(rule: Rule, decides: [String])] {
    var places: [String: Int] = [:]
    var once: [(rule: Rule, decides: [String])] = []
    for rule in rules {
      if let place = places[rule.path] {
        once[place].decides += rows(rule).filter { !once[place].decides.contains($0) }
      } else {
        places[rule.path] = once.count
        once.append((rule, rows(rule)))
      }
    }
    return once
  }
}
