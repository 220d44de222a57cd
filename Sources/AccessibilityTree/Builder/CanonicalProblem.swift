/// Why a value does not fit its canonical key; the text says what would.
public struct CanonicalProblem: Error, Hashable, Sendable {
  public let message: String
}
