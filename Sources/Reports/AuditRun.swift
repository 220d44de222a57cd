public import Rules

/// What is known about an audit before its first file: the version of a11yd, and the rules.
public struct AuditRun: Sendable {
  /// The version of a11yd, such as “0.1.0”.
  public var version: String
  /// The rules in use, in the order of their paths, each with its name, `why`, `fix`, WCAG criteria and impact.
  public var rules: [Rule]

  /// An audit by this version with these rules.
  public init(version: String, rules: [Rule]) {
    (self.version, self.rules) = (version, rules)
  }
}
