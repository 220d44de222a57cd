import ArgumentParser
import Rules

/// `a11yd rules check`: every problem of every rule file at once.
struct RulesCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Names every problem of every rule file, with line and column.",
    discussion: "Exit status: 0 when there is none, 1 when there are, 64 for wrong usage.")

  @Argument(help: "Rules directories; a later one overrides by path.", completion: .directory)
  var directories: [String] = []

  func run() throws {
    var location = RuleLocation()
    location.directories = directories
    let texts = try location.texts()
    do {
      let ruleBook = try RuleBook(compiling: texts, including: Set(Rule.Status.allCases))
      StandardError.write("\(ruleBook.rules.count.counted("rule")) in \(texts.count.counted("file")), no problem.")
    } catch {
      print(error)
      StandardError.write("\(error.problems.count.counted("problem")) in \(texts.count.counted("file")).")
      throw ExitCode.failure
    }
  }
}
