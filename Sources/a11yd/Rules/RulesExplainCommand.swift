import AccessibilityTree
import ArgumentParser
import Audit
import Line
import Reports
import Rules

/// `a11yd rules explain`: why a rule said what it said of an export.
struct RulesExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show why a rule said what it said: every line of it with its truth and the evidence.",
    discussion: """
      Shows each node that the rule applies to, and counts what rules out the others. With a node, shows that node, \
      whether the rule applies to it or not. “>” marks the lines that decide. Exit codes: 0 explained, 2 something \
      could not be read, 64 wrong usage.
      """)

  @Argument(help: "An export, or with --recording a directory of captures.", completion: .file())
  var file: String

  @Argument(help: "The path or the id of the rule. `a11yd rules list` shows all paths.")
  var rule: String

  @Argument(help: "Only nodes with this identifier, name or path.")
  var node: String?

  @Flag(help: "Read the directory as one recording: which steps a rule with `across` found, or why none.")
  var recording = false

  @Flag(help: "Show every line of named sets and of other nodes too, not only those that decide.")
  var verbose = false

  @OptionGroup var location: RuleLocation

  @OptionGroup var lineOptions: LineOptions

  func run() throws {
    let explainer = RuleExplainer(ruleBook: try ruleBook(), isVerbose: verbose)
    let recordings = try ExplainedFiles(
      file, isRecording: recording, line: lineOptions.line(DeskSettingsFile.settings())
    ).recordings
    let text = ExplanationText(layout: Terminal.standardOutput.layout)
    let all = recordings.flatMap(\.steps)
    var shown: [(explanation: RuleExplanation, capture: String)] = []
    for recording in recordings {
      for (place, step) in recording.steps.enumerated() {
        let past = Recording(steps: Array(recording.steps[...place]))
        let twin = all.first { $0.isTwin(of: step) }
        for found in explainer.explanations(of: past, at: place, twin: twin, asking: asked) {
          // Each of the two captures of a pair finds the other.
          let isKnown = shown.contains { known in
            !found.steps.isEmpty && known.explanation.rule.title == found.rule.title
              && known.explanation.steps.elementsEqual(found.steps, by: ==)
          }
          if !isKnown { shown.append((found, step.name)) }
        }
      }
    }
    if let node {
      let known = shown.filter { !$0.explanation.nodes.isEmpty || $0.explanation.obstacle != nil }
      guard !known.isEmpty else {
        StandardError.write(
          "\(file): no node has the identifier, name or path “\(node)”. `a11yd speak` shows names, `a11yd audit` paths."
        )
        throw ExitCode.somethingUnread
      }
      // Of the kinds of control, those that judge the node say all.
      let judged = known.filter { $0.explanation.nodes.contains(where: \.isTarget) }
      shown = judged.isEmpty ? known : judged
    }
    for (place, (explanation, capture)) in shown.enumerated() {
      try StandardOutput.write((place > 0 ? "\n" : "") + text.text(explanation, capture: capture, isAsked: node != nil))
    }
  }

  private var asked: ((Snapshot, Int, String?) -> Bool)? {
    node.map { wanted in
      { snapshot, node, name in
        name == wanted || snapshot[node].text(.identifier).value == wanted || snapshot.node(named: wanted) == node
      }
    }
  }

  private func ruleBook() throws -> RuleBook {
    let whole: RuleBook
    do {
      whole = try RuleBook(
        compiling: location.texts(), including: Set(Rule.Status.allCases), reading: .tracing())
    } catch let problems as RuleProblems {
      StandardError.write("\(problems)")
      StandardError.write("\(Counted.things(problems.problems.count, "problem")) in the rules. Nothing was explained.")
      throw ExitCode.somethingUnread
    }
    let paths = Set(whole.rules.filter { [$0.path, $0.id, $0.formerPath].contains(rule) }.map(\.path))
    let ruleBook = whole.selecting { paths.contains($0.path) }
    guard !ruleBook.rules.isEmpty else {
      throw ValidationError("No rule is named “\(rule)”. `a11yd rules list` shows all rules.")
    }
    return ruleBook
  }
}
