import ArgumentParser
import Reports
import Rules

/// From which impact on a failed target makes `audit` exit with 1.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  case minor
  case moderate
  case serious
  case critical
  case never

  /// Whether these results are a failure.
  func isReached(by tally: Tally) -> Bool {
    switch self {
    case .minor: tally.hasFailed(atLeast: .minor)
    case .moderate: tally.hasFailed(atLeast: .moderate)
    case .serious: tally.hasFailed(atLeast: .serious)
    case .critical: tally.hasFailed(atLeast: .critical)
    case .never: false
    }
  }
}
