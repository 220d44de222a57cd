public import AccessibilityTree

/// What a log that came late decides about findings that may have been told before it was there.
public struct LateDecision: Sendable {
  /// They failed without the log, and do not fail with it.
  public internal(set) var withdrawn: [Told] = []
  /// They fail with it as well.
  public internal(set) var upheld: [Told] = []

  /// A finding with the captures in whose audits it may have been told.
  public struct Told: Sendable {
    public var finding: Finding
    /// The screens of these captures; a capture that does not name its screen is one of its own.
    public var screens: [Fingerprint]
  }

  public var isEmpty: Bool { withdrawn.isEmpty && upheld.isEmpty }
}
