import AccessibilityTree
import ArgumentParser
import Daemon
import Rules

/// Which rules `audit` applies.
struct RuleOptions: ParsableArguments {
  @OptionGroup var location: RuleLocation

  @Flag(help: "Also apply draft rules.")
  var includeDrafts = false

  /// The statuses of the rules that are applied.
  var statuses: Set<Rule.Status> { includeDrafts ? [.stable, .draft] : [.stable] }

  /// The rules, compiled.
  ///
  /// - Parameters:
  ///   - settings: what counts where no option is given.
  ///   - texts: the rule files, where they were read already.
  /// - Throws: `ExitCode.somethingUnread`, after every problem was written.
  func ruleBook(
    _ reading: RuleReading = .judging, _ settings: DeskSettings = DeskSettings(),
    texts: Result<[RuleText], any Error>? = nil
  ) throws -> RuleBook {
    do {
      let whole = try RuleBook(
        compiling: texts?.get() ?? location.texts(settings.rules), including: [.stable, .draft], reading: reading)
      if settings.pages != PageChoice() { try check(settings.pages, known: whole.judgedPages) }
      let book = (includeDrafts ? whole : whole.selecting { $0.status == .stable }).selecting(settings.pages)
      if book.rules.isEmpty { StandardError.write("rules: no rule applies, so nothing is audited.\(advice)") }
      return book
    } catch let problems as RuleProblems {
      StandardError.write("\(problems)")
      StandardError.write("\(Counted.things(problems.problems.count, "problem")) in the rules. Nothing was audited.")
      throw ExitCode.somethingUnread
    } catch {
      StandardError.write("\(error)")
      throw ExitCode.somethingUnread
    }
  }

  private func check(_ choice: PageChoice, known: [String]) throws {
    let problems = (choice.pages + choice.without).compactMap { name in
      Configuration.problem(withPage: name, known: known).map { "\(DeskSettings.fileName) names “\(name)”, \($0)" }
    }
    guard problems.isEmpty else { throw CommandProblem(problems.joined(separator: "\n")) }
  }

  private var advice: String { includeDrafts ? "" : " `--include-drafts` adds the draft rules." }
}
