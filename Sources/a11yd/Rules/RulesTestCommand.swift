import AccessibilityTree
import ArgumentParser
import AuditTesting
import Rules

/// `a11yd rules test`: the examples of the rules, their variants, what each export format makes of them, and whether each part of a rule is needed.
struct RulesTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the examples of the rules.",
    discussion: """
      Each example must give the outcome that it is listed under, at the nodes that it marks, and the speech that it \
      states. Variants of the example and its form in each export format must agree. Each expectation is removed once to \
      check that an example needs it. Exit codes: 0 all examples passed, 1 an example failed, 64 wrong usage.
      """)

  @Argument(help: "Rules directories. A later directory replaces rules with the same path.", completion: .directory)
  var directories: [String] = []

  @Option(help: ArgumentHelp("Run only rules whose path starts with this.", valueName: "path"))
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
