import Accuracy
import Audit
import Daemon
import Rules

/// `a11yd-bench blind [<folder>]`: what the rules say of screens whose answer was written down before them.
///
/// The rules are the stable ones, as in `a11yd audit`.
struct BlindBenchmark {
  private let folder: String

  init(arguments: [String]) { folder = arguments.first ?? "Tests/Fixtures/blind" }

  /// Prints the score.
  ///
  /// - Throws: for rules or cases that cannot be read.
  func run() throws {
    let ruleBook = try RuleBook(compiling: RuleDirectory.read(["rules"]), including: [.stable])
    let results = try BlindRun(auditor: Auditor(ruleBook: ruleBook)).results(BlindCase.all(in: folder))
    for series in Set(results.map(\.blind.series)).sorted() {
      print("Series \(series)\n\(BlindTable(results.filter { $0.blind.series == series }))")
    }
  }
}
