import AccessibilityTree
import Audit

/// What a run can prove, for a person at a terminal.
public struct RunExaminationText {
  private let layout: TextLayout

  /// Examinations in this layout.
  public init(layout: TextLayout = TextLayout()) { self.layout = layout }

  /// The text about one run, including its line feed.
  public func section(on run: RunExamination) -> String {
    let platform = run.platform?.displayName
    let facts = [Counted.things(run.captures, "capture"), platform].compactMap(\.self).joined(separator: ", ")
    var text = layout.paragraph(CleanText.line("\(run.name): recording, \(facts)"), indent: 0, .strong) + "\n"
    guard run.platform != nil else {
      return text + line("platform", "unknown, so nothing can be decided. Set it in `meta.platform` of the wrapper.")
        + "\n"
    }
    let known = RunEvidence.allCases.filter { run.evidence[$0] != nil }
    if !known.isEmpty { text += line("tells", known.map { words($0, run) }.joined(separator: ", ")) }
    let unknown = RunEvidence.allCases.filter { run.evidence[$0] == nil }
    if !unknown.isEmpty { text += line("does not tell", unknown.map(Self.noun).joined(separator: ", ")) }
    let all = run.decided.count + run.open.count
    let count = "\(Counted.number(run.decided.count)) of \(Counted.things(all, "row")) about what happens"
    text +=
      "\n" + line("decides", run.decided.isEmpty ? count : "\(count): \(run.decided.joined(separator: " "))", .green)
    if !run.open.isEmpty { text += line("cannot", run.open.joined(separator: " "), .red) }
    return text + "\n" + line("do this", advice(run), .strong) + "\n"
  }

  private func advice(_ run: RunExamination) -> String {
    guard let advice = run.advice else {
      return run.open.isEmpty
        ? "Nothing. Every row can be decided." : "Nothing. No change that a11yd knows would decide more."
    }
    return "\(advice.change). That decides \(Counted.things(advice.rows.count, "row")) more: "
      + "\(advice.rows.joined(separator: " "))."
  }

  private func words(_ evidence: RunEvidence, _ run: RunExamination) -> String {
    guard let count = run.evidence[evidence], evidence != .textSizes else { return Self.noun(evidence) }
    let unit = evidence == .actions || evidence == .keys ? "time" : "capture"
    return "\(Self.noun(evidence)) (\(Counted.things(count, unit)))"
  }

  private static func noun(_ evidence: RunEvidence) -> String {
    switch evidence {
    case .actions: "what was tapped"
    case .keys: "which keys were sent"
    case .focus: "where the focus is"
    case .announcements: "what was announced"
    case .textSizes: "a screen at two text sizes"
    }
  }

  private static let indent = 15

  private func line(_ label: String, _ text: String, _ tone: TextLayout.Tone = .plain) -> String {
    layout.paragraph(CleanText.line(text), label: label, labelTone: .strong, indent: Self.indent, tone)
  }
}
