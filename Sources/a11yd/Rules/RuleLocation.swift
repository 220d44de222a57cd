import AccessibilityTree
import ArgumentParser
import Daemon
import Rules

/// Where rules are read from, on the command line.
struct RuleLocation: ParsableArguments {
  @Option(
    name: .customLong("rules"), help: "A rules directory; a later one overrides by path.", completion: .directory)
  var directories: [String] = []

  /// The files in these directories, or in the standard ones.
  ///
  /// - Throws: `CommandProblem` when there are no rules where they should be.
  func texts() throws -> [RuleText] {
    try RuleDirectory.read(RuleLocations.directories(given: directories))
  }

  /// Every rule, whatever its status.
  ///
  /// - Throws: `ExitCode.failure` when there are problems, which are printed.
  func ruleBook() throws -> RuleBook {
    do {
      return try RuleBook(compiling: texts(), including: Set(Rule.Status.allCases))
    } catch let error as RuleProblems {
      print(error)
      StandardError.write("\(Counted.things(error.problems.count, "problem")) in the rules. Nothing was run.")
      throw ExitCode.failure
    }
  }
}
