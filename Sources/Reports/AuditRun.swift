public import Rules

/// What is known of an audit before its first file: which a11yd, and which rules.
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
