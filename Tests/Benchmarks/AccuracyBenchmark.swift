import Accuracy
import Glibc
import Rules

/// `a11yd-bench accuracy [--seed <n>] [--sites <n>] [--json] [-v] [<folder> …]`: which seeded defects the rules find.
///
/// The folders, and the one that `A11YD_CORPUS` names, hold exports of real apps.
struct AccuracyBenchmark {
  private var seed = 1
  private var sites = 5
  private var isJSON = false
  private var isVerbose = false
  private var folders = [Corpus.folder].compactMap(\.self)

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
    if folders.isEmpty { note(Corpus.absence) }
    var screens = CleanScreen.exports(in: "Tests/Fixtures/exports", kind: .export)
    for folder in folders {
      let real = CleanScreen.exports(in: folder, kind: .real)
      if real.isEmpty { throw BenchProblem("\(folder): there is no export in it that a11yd can read") }
      screens += real
    }
    let run = AccuracyRun(ruleBook: ruleBook, seed: seed, sites: sites)
    let hosts = screens.filter(\.isHost)
    let grafted = Grafting(ruleBook: ruleBook, hosts: hosts, count: 2, seed: seed).screens()
    let recordings = CleanScreen.recordings(in: "Tests/Fixtures/recordings")
    let report = run.report(screens + grafted + recordings + CleanScreen.examples(of: ruleBook))
    print(isJSON ? try AccuracyJSON(report).text() : "\(AccuracyTable(report, isVerbose: isVerbose))", terminator: "")
    return report.isPerfect
  }

  /// A line for people, beside the table.
  private func note(_ text: String) { _ = "\(text)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) } }
}
