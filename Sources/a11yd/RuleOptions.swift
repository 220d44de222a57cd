import ArgumentParser
import Daemon
import Rules

/// Which rules a command applies.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp(
      "Judge by the rules below this directory; a later one overrides an earlier one. Default: the installed rules.",
      valueName: "directory"),
    completion: .directory)
  var directories: [String] = []

  @Flag(help: "Apply draft rules too.")
  var includeDrafts = false

  /// The rules, compiled.
  ///
  /// - Throws: `ExitCode.somethingUnread`, after every problem was said.
  func ruleBook() throws -> RuleBook {
    do {
      let texts = try RuleDirectory.texts(in: RuleLocations.directories(given: directories))
      let book = try RuleBook(compiling: texts, including: includeDrafts ? [.stable, .draft] : [.stable])
      if book.rules.isEmpty {
        Messages.say("rules: none is \(includeDrafts ? "stable or a draft" : "stable"), so nothing is judged." + advice)
      }
      return book
    } catch let problems as RuleProblems {
      for problem in problems.problems { Messages.say(problem.description) }
      throw ExitCode.somethingUnread
    } catch {
      Messages.say("\(error)")
      throw ExitCode.somethingUnread
    }
  }

  private var advice: String { includeDrafts ? "" : " `--include-drafts` applies the drafts." }
}
