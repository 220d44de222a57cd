/// Collects the problems of one compilation.
final class ProblemLog {
  private(set) var problems: [RuleProblem] = []

  func report(_ problem: RuleProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
