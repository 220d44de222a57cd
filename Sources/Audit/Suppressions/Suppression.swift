/// Findings that are known and accepted until a day: who reads the journal need not see them again.
public struct Suppression: Hashable, Sendable {
  public var subject: Subject
  /// Why, in a person's words.
  public var reason: String
  /// The last day on which it suppresses.
  public var until: CalendarDay
  /// Where it was written, such as `/etc/a11yd/a11yd.yaml:41:5`.
  public var place: String

  /// A suppression that was written at `place`.
  public init(_ subject: Subject, reason: String, until: CalendarDay, place: String) {
    (self.subject, self.reason, self.until, self.place) = (subject, reason, until, place)
  }

  /// Which findings.
  public enum Subject: Hashable, Sendable, CustomStringConvertible {
    /// The finding with this id, in every capture and every build.
    case finding(String)
    /// All findings of one rule on these screens; `kind` nil for every kind of control, `app` nil for every app.
    case rule(String, kind: String? = nil, screen: Glob, app: Glob?)

    /// “rule button/name-omits-role on Checkout”, “rule every/name-omits-role for button on Checkout”.
    public var description: String {
      switch self {
      case .finding(let id): "finding \(id)"
      case .rule(let path, let kind, let screen, let app):
        "rule \(path)" + (kind.map { " for \($0)" } ?? "") + " on \(screen)" + (app.map { " of \($0)" } ?? "")
      }
    }
  }
}
