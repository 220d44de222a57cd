import AccessibilityTree
import ArgumentParser
import AuditTesting
import Rules

/// `a11yd rules test`: the examples of the rules, their variants, what each export format makes of them, and whether each part of a rule is needed.
struct RulesTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs the examples of the rules.",
    discussion: """
      Each example has to give the outcome that it is filed under, at the nodes that it marks, and what is heard. Then
      each example is varied, shown as each export format would write it, and each expectation is taken away to see
      whether an example needs it.
      Exit status: 0 when all is as the files say, 1 when not, 64 for wrong usage.
      """)

  @Argument(help: "Rules directories; a later one overrides by path.", completion: .directory)
  var directories: [String] = []

  @Option(help: "Only rules whose path begins with this, such as button/name-omits-role.")
  var only: String = ""

  func run() throws {
    var location = RuleLocation()
    location.directories = directories
    let ruleBook = try location.ruleBook().selecting { $0.path.hasPrefix(only) }
    let runner = ExampleRunner(ruleBook: ruleBook)
    let failures = runner.failures() + runner.variantFailures() + runner.formatFailures() + runner.needless()
    for failure in failures { print(failure) }
    let examples =
      Counted.things(runner.exampleCount, "example") + " of " + Counted.things(ruleBook.rulesOnce.count, "rule")
    guard failures.isEmpty else {
      StandardError.write("\(Counted.things(failures.count, "failure")) in \(examples).")
      throw ExitCode.failure
    }
    print("\(examples) passed")
  }
}
