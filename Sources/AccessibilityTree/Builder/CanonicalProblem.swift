/// Why a value does not fit its canonical key. The text says what would fit.
public struct CanonicalProblem: Error, Hashable, Sendable {
  public let message: String
}
