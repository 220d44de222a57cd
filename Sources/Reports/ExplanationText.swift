import AccessibilityTree
public import Audit
import Rules

/// Why a rule said what it said, for people at a terminal: the rule's own lines, each with its truth before it and the
/// evidence behind it as a comment.
///
/// All app text is shown through `CleanText`.
public struct ExplanationText: Sendable {
  let layout: TextLayout
  /// Where the truth of a line ends and the line begins.
  private static let margin = 10
  /// Lines that rule out nodes, at most.
  private static let shownReasons = 8

  /// Explanations in this layout.
  public init(layout: TextLayout = TextLayout()) { self.layout = layout }

  /// The explanation of one rule on one screen.
  ///
  /// - Parameters:
  ///   - capture: the file.
  ///   - isAsked: whether certain nodes were asked about.
  public func text(_ explanation: RuleExplanation, capture: String, isAsked: Bool) -> String {
    let rule = explanation.rule
    var text = layout.paragraph(CleanText.line("\(rule.title): \(rule.name)"), indent: 0, .strong)
    text += layout.paragraph(CleanText.line("\(capture) · \(explanation.file)"), indent: 0, .faint)
    for step in explanation.steps {
      text += layout.paragraph(CleanText.line(step.capture), label: "  \(step.name)", indent: 12)
    }
    if let obstacle = explanation.obstacle {
      return text + layout.paragraph(CleanText.line("Not judged: \(obstacle)"), indent: 0)
    }
    if !isAsked {
      let targets = explanation.nodes.count
      text += layout.paragraph(
        "The rule applies to \(targets == 0 ? "none" : "\(targets)") of \(Counted.things(explanation.nodeCount, "node")).",
        indent: 0)
    }
    for node in explanation.nodes { text += "\n" + self.text(node) }
    return text + reasons(explanation)
  }

  private func text(_ node: NodeExplanation) -> String {
    let heard = node.heard.isEmpty ? "" : ", heard “\(node.heard)”"
    var text = layout.paragraph(CleanText.line("\(node.path): \(node.what)\(heard)"), indent: 0, .strong)
    text += layout.paragraph(CleanText.line(node.verdict), label: "=", indent: 2)
    text += code("applies-to:", depth: 0)
    text += lines(node.each, depth: 1)
    if !node.facts.isEmpty {
      text += code("with:", depth: 1)
      for fact in node.facts { text += lines(fact, depth: 2) }
    }
    if let condition = node.where { text += lines(condition, depth: 1) }
    if node.expectations.isEmpty { return text }
    text += code("expect:", depth: 0)
    for expectation in node.expectations {
      guard let that = expectation.that else {
        text += code("- id: \(expectation.id)", depth: 1, comment: "not asked")
        continue
      }
      text += code("- id: \(expectation.id)", depth: 1)
      text += lines(that, depth: 2)
    }
    return text
  }

  /// What rules out the nodes that are not shown.
  private func reasons(_ explanation: RuleExplanation) -> String {
    guard !explanation.ruledOut.isEmpty else { return "" }
    var text = "\n" + layout.paragraph("The other nodes are ruled out by:", indent: 0)
    for (line, count) in explanation.ruledOut.prefix(Self.shownReasons) {
      let place = line.line > 0 ? " (line \(line.line))" : ""
      text += layout.paragraph(
        CleanText.line("\(Self.short(line.text))\(place)"), label: "  \(count) ×", indent: Self.margin)
    }
    let left = explanation.ruledOut.dropFirst(Self.shownReasons).reduce(0) { $0 + $1.count }
    if left > 0 { text += layout.paragraph("other lines", label: "  \(left) ×", indent: Self.margin) }
    return text + layout.paragraph("Name a node by its identifier, name or path to see its lines.", indent: 0, .faint)
  }

  // MARK: lines

  private func lines(_ line: ExplainedLine, depth: Int) -> String {
    var depth = depth
    var text = ""
    switch line.layout {
    case .note: text += code("# \(line.text)", depth: depth)
    case .key where line.text.isEmpty: depth -= 1
    case .key: text += code(line.text, depth: depth, truth: line.truth, comment: line.evidence, line.isDeciding)
    case .item:
      text += code("- " + line.text, depth: depth, truth: line.truth, comment: line.evidence, line.isDeciding)
      depth += 1
    case .itemContinued:
      text += code("  " + line.text, depth: depth, truth: line.truth, comment: line.evidence, line.isDeciding)
      depth += 1
    }
    for part in line.parts { text += lines(part, depth: depth + 1) }
    return text
  }

  /// One line of a rule with what is known of it.
  private func code(
    _ code: String, depth: Int, truth: Truth? = nil, comment: String = "", _ isDeciding: Bool = false
  ) -> String {
    let word = truth.map { $0 == .yes ? "true" : $0 == .no ? "false" : "unknown" } ?? ""
    let label = (isDeciding ? "> " : "  ") + word
    let indent = Self.margin + 2 * depth
    let comment = CleanText.line(comment)
    let code = CleanText.line(code)
    let tone: TextLayout.Tone = isDeciding ? .strong : .plain
    guard !comment.isEmpty else { return layout.paragraph(code, label: label, indent: indent, tone) }
    let used = indent + code.displayWidth + 4 + comment.displayWidth
    if used <= layout.width ?? Self.pageWidth {
      return layout.paragraph("\(code)  # \(comment)", label: label, indent: indent, tone)
    }
    return layout.paragraph(code, label: label, indent: indent, tone)
      + layout.paragraph(comment, label: String(repeating: " ", count: indent) + "#", indent: indent + 2, .faint)
  }

  /// A line that names itself; its file has all of it.
  private static func short(_ text: String) -> String {
    text.count > longest ? text.prefix(longest) + "…" : text
  }

  private static let longest = 90

  /// Where evidence goes below its line in a file or a pipe.
  private static let pageWidth = 120
}
