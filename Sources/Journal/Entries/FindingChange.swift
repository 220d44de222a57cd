/// How a finding compares with the last audit of the same screen, as in `AX_CHANGE`.
public enum FindingChange: String, Hashable, Sendable {
  /// It was not there.
  case new
  /// It was there already.
  case still
  /// It was there and is gone.
  case fixed
  /// It was reported, and a log of the device that came later shows that it was wrong.
  case withdrawn
}
