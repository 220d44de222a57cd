import AccessibilityTree
import ArgumentParser
import Rules

/// `a11yd rules check`: every problem of every rule file at once.
struct RulesCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report every problem of every rule file, with line and column.",
    discussion: """
      In a single directory, every criterion must also have a rule that decides it or a reason why none does. Several \
      directories are not checked for this because a local directory may add or mask rules. What is still to be written \
      in a draft is listed and is no problem. Exit codes: 0 no problems, 1 problems, 64 wrong usage.
      """)

  @Argument(help: "Rules directories. A later directory replaces rules with the same path.", completion: .directory)
  var directories: [String] = []

  func run() throws {
    var location = RuleLocation()
    location.directories = directories
    let isSingle = try RuleLocations.directories(given: directories).count == 1
    let texts = try location.texts()
    do {
      let ruleBook = try RuleBook(compiling: texts, including: Set(Rule.Status.allCases))
      if isSingle, !ruleBook.unsettledRows.isEmpty { throw RuleProblems(ruleBook.unsettledRows) }
      let unwritten = texts.filter { !$0.isDraft }.flatMap(\.unwritten)
      guard unwritten.isEmpty else { throw RuleProblems(unwritten) }
      // What a draft lacks is no problem: nothing but `--include-drafts` runs it.
      for problem in texts.flatMap(\.unwritten) { print(problem) }
      StandardError.write(
        "\(Counted.things(ruleBook.rulesOnce.count, "rule")) in \(Counted.things(texts.count, "file")), no problem.")
    } catch let error as RuleProblems {
      print(error)
      StandardError.write(
        "\(Counted.things(error.problems.count, "problem")) in \(Counted.things(texts.count, "file")).")
      throw ExitCode.failure
    }
  }
}
