import ArgumentParser
import Daemon
import Rules

/// `a11yd rules new`: a rule to fill.
struct RulesNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a new rule with its examples to fill.",
    discussion: """
      Writes a draft that `a11yd rules check` accepts, and says what to fill and how to test it. Never overwrites a file. \
      Exit codes: 0 written, 1 not written, 64 wrong usage.
      """)

  @Argument(help: "The path of the rule: a page, or every for all controls, and what is true where it passes.")
  var path: String

  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp(
      "The rules directory to write into. By default, the rules of the checkout, else /etc/a11yd/rules.d.",
      valueName: "directory"), completion: .directory)
  var directory: String?

  func run() throws {
    let known = try? RuleLocations.directories(given: [])
    let target = try directory ?? Self.target(known)
    let texts = try RuleDirectory.read((known ?? []).filter { $0 != target } + [target])
    let template: RuleTemplate
    do {
      template = try RuleTemplate(path, in: texts)
    } catch {
      throw CommandProblem("\(path): not written: \(error)")
    }
    let file = NewFile(path: target + (target.hasSuffix("/") ? "" : "/") + template.file)
    try file.write(template.contents(id: Self.randomID))
    let directories = target == RuleLocations.checkout ? target : ((known ?? []) + [target]).joined(separator: " ")
    print(
      """
      Written: \(file.path)

      1. Fill every \(RuleTemplate.mark). The expectation and the examples ask for a name; write what your rule asks.
      2. a11yd rules check \(directories)
      3. a11yd rules test \(directories) --only \(template.path)
      4. To see why a rule said what it said: a11yd rules explain FILE \(template.path)
      \(Self.criteria(of: template, in: texts))
      The rule is a draft: `a11yd audit --include-drafts` runs it. docs/rule-language.md has every predicate.
      """)
  }

  /// The directory to write into if none is given: the checkout's, else the one for local rules.
  private static func target(_ known: [String]?) throws -> String {
    guard let known else {
      throw CommandProblem("rules: no rules directory found. Name one with `--rules`.")
    }
    if known == [RuleLocations.checkout] { return RuleLocations.checkout }
    guard known.contains(RuleLocations.local) else {
      throw CommandProblem("\(RuleLocations.local): not a directory. Create it, or name another with `--rules`.")
    }
    return RuleLocations.local
  }

  private static func criteria(of template: RuleTemplate, in texts: [RuleText]) -> String {
    let page = template.path.split(separator: "/")[0]
    let file = texts.first { $0.path == "\(page)/criteria" }?.file ?? "pages/<page>/criteria.yaml"
    return "5. Name the rule in `decided-by` of the rows that it decides: \(file)"
  }

  /// 32 random hexadecimal digits.
  private static var randomID: String {
    (0..<4).map { _ in
      let digits = String(UInt32.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}
