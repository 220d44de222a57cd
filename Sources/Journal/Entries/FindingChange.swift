/// What became of a finding since the last audit of the same screen, as `AX_CHANGE` says it.
public enum FindingChange: String, Hashable, Sendable {
  /// It was not there.
  case new
  /// It was there already.
  case still
  /// It was there and is not any more.
  case fixed
}
