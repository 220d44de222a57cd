import AccessibilityTree
import ArgumentParser
import Daemon
import Rules

/// Where rules are read from, on the command line.
struct RuleLocation: ParsableArguments {
  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp(
      "A rules directory. A later directory replaces rules with the same path.", valueName: "directory"),
    completion: .directory)
  var directories: [String] = []

  /// The files in these directories, or in the standard ones.
  ///
  /// - Parameter settings: the directories that count where no option names any.
  /// - Throws: `CommandProblem` when there are no rules where they should be.
  func texts(_ settings: [String] = []) throws -> [RuleText] {
    try Self.texts(given: directories.isEmpty ? settings : directories)
  }

  /// The same, as far as this reads them, read by a task.
  func textsAhead(_ settings: [String], for reading: RuleReading) -> Task<[RuleText], any Error> {
    let given = directories.isEmpty ? settings : directories
    return Task.detached { try Self.texts(given: given, for: reading) }
  }

  private static func texts(given directories: [String], for reading: RuleReading = .whole) throws -> [RuleText] {
    try RuleDirectory.read(RuleLocations.directories(given: directories), for: reading)
  }

  /// Every rule, whatever its status.
  ///
  /// - Throws: `ExitCode.failure` if there are problems, after they are written.
  func ruleBook(_ reading: RuleReading = .whole) throws -> RuleBook {
    do {
      return try RuleBook(compiling: texts(), including: Set(Rule.Status.allCases), reading: reading)
    } catch let error as RuleProblems {
      print(error)
      StandardError.write("\(Counted.things(error.problems.count, "problem")) in the rules. Fix them and try again.")
      throw ExitCode.failure
    }
  }
}
