import AccessibilityTree
import ArgumentParser
import Rules

/// `a11yd rules check`: every problem of every rule file at once.
struct RulesCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Names every problem of every rule file, with line and column.",
    discussion: """
      A single directory is also asked for every row of the criteria whether a rule decides it or the row says why none \
      does; several are not, because those of a machine may add rules and mask them.
      Exit status: 0 when there is none, 1 when there are, 64 for wrong usage.
      """)

  @Argument(help: "Rules directories; a later one overrides by path.", completion: .directory)
  var directories: [String] = []

  func run() throws {
    var location = RuleLocation()
    location.directories = directories
    let isSingle = try RuleLocations.directories(given: directories).count == 1
    let texts = try location.texts()
    do {
      let ruleBook = try RuleBook(compiling: texts, including: Set(Rule.Status.allCases))
      if isSingle, !ruleBook.unsettledRows.isEmpty { throw RuleProblems(ruleBook.unsettledRows) }
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
