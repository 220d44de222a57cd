import Accuracy
import Audit
import Rules

/// `a11yd-bench sample [--seed <n>] [--count <n>] [--language <tag>] [--json] <folder> …`: findings for people to judge.
struct SampleCommand {
  private var seed = 1
  private var count = 120
  /// Of screens that do not say theirs; guessed without it, as `a11yd audit` does.
  private var language: String?
  private var isJSON = false
  private var folders: [String] = []

  /// - Throws: `BenchProblem` for an option that there is not.
  init(arguments: [String]) throws {
    var open = arguments[...]
    while let argument = open.popFirst() {
      switch argument {
      case "--seed": seed = try BenchProblem.number(open.popFirst(), of: argument)
      case "--count": count = try BenchProblem.number(open.popFirst(), of: argument)
      case "--language":
        guard let tag = open.popFirst() else { throw BenchProblem("--language takes a language, such as en") }
        language = tag
      case "--json": isJSON = true
      case _ where argument.hasPrefix("-"): throw BenchProblem("\(argument): there is no such option")
      default: folders.append(argument)
      }
    }
    if folders.isEmpty { folders = ["Tests/Fixtures/exports"] + [Corpus.folder].compactMap(\.self) }
  }

  func run(ruleBook: RuleBook) throws {
    let screens = folders.flatMap { folder in
      CleanScreen.exports(
        in: folder, kind: folder.hasSuffix("Tests/Fixtures/exports") ? .export : .real, language: language)
    }
    guard !screens.isEmpty else {
      throw BenchProblem("\(folders.joined(separator: ", ")): there is no export in it that a11yd can read")
    }
    let sample = FindingSample(of: screens, by: Auditor(ruleBook: ruleBook), seed: seed, count: count)
    let text = FindingSampleText(sample)
    print(isJSON ? try text.jsonLines() : text.text, terminator: "")
  }
}
