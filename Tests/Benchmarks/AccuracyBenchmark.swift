import Accuracy
import Rules

/// `a11yd-bench accuracy [--seed <n>] [--sites <n>] [--json] [-v] [<folder> …]`: which seeded defects the rules find.
struct AccuracyBenchmark {
  private var seed = 1
  private var sites = 5
  private var isJSON = false
  private var isVerbose = false
  private var folders = ["Tests/Fixtures/exports"]

  /// - Throws: `BenchProblem` for an option that there is not.
  init(arguments: [String]) throws {
    var open = arguments[...]
    while let argument = open.popFirst() {
      switch argument {
      case "--seed": seed = try BenchProblem.number(open.popFirst(), of: argument)
      case "--sites": sites = try BenchProblem.number(open.popFirst(), of: argument)
      case "--json": isJSON = true
      case "-v": isVerbose = true
      case _ where argument.hasPrefix("-"): throw BenchProblem("\(argument): there is no such option")
      default: folders.append(argument)
      }
    }
  }

  /// Prints the table; whether every defect was found and nothing else.
  func run(ruleBook: RuleBook) throws -> Bool {
    if let empty = folders.first(where: { CleanScreen.exports(in: [$0]).isEmpty }) {
      throw BenchProblem("\(empty): there is no export in it that a11yd can read")
    }
    let screens = CleanScreen.exports(in: folders)
    let run = AccuracyRun(ruleBook: ruleBook, seed: seed, sites: sites)
    let hosts = screens.filter { $0.kind == .real }
    let grafted = Grafting(ruleBook: ruleBook, hosts: hosts, count: 2, seed: seed).screens()
    let recordings = CleanScreen.recordings(in: "Tests/Fixtures/recordings")
    let report = run.report(screens + grafted + recordings + CleanScreen.examples(of: ruleBook))
    print(isJSON ? try AccuracyJSON(report).text() : "\(AccuracyTable(report, isVerbose: isVerbose))", terminator: "")
    return report.isPerfect
  }
}
