/// What became of one target of a rule; the raw values are EARL's.
///
/// Source: EARL 1.0 Schema, section 2.7; ACT Rules Format, “outcome”.
public enum Outcome: String, CaseIterable, Sendable {
  case passed
  case failed
  case cantTell
  case inapplicable
  case untested
}
