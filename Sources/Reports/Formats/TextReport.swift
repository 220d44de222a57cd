import AccessibilityTree
import Audit
import Rules

/// Findings for people at a terminal: first what is heard and why that is wrong, then where and which rule.
///
/// All app text is shown through `CleanText`.
public struct TextReport: Report {
  let layout: TextLayout
  let detail: Detail

  /// How much is shown.
  public struct Detail: Sendable {
    /// Lists each target that could not be judged; otherwise they are only counted.
    public var showsCantTell = false
    /// Every place of a repeated finding; otherwise the first few.
    public var showsEveryPlace = false
    /// Totals of each file and of all files; otherwise findings only.
    public var showsSummaries = true

    /// Failed targets, and counts of the rest.
    public init() {}
  }

  /// A report in this layout.
  public init(layout: TextLayout = TextLayout(), detail: Detail = Detail()) {
    (self.layout, self.detail) = (layout, detail)
  }

  public func item(on file: AuditedFile) -> String {
    let shown = file.unknown.filter { detail.showsCantTell || $0.outcome == .failed }
    guard !shown.isEmpty || detail.showsSummaries else { return "" }
    var text = layout.paragraph(heading(of: file), indent: 0, .strong)
    for group in FindingGroup.groups(of: shown) { text += "\n" + paragraphs(on: group, in: file) }
    if detail.showsSummaries {
      if !shown.isEmpty { text += "\n" }
      text += summary(of: file)
    }
    return text + "\n"
  }

  public func closing(_ run: AuditRun, _ tally: Tally) -> String {
    guard detail.showsSummaries, tally.files + tally.unreadable > 1 else { return "" }
    var sentence = "\(Counted.things(tally.files, "file")), \(Counted.things(tally.nodes, "node")): "
    sentence += outcomes(tally)
    if tally.unreadable > 0 { sentence += " · \(Counted.things(tally.unreadable, "file")) could not be read" }
    return layout.paragraph(sentence, indent: 0, .strong)
  }

  private func heading(of file: AuditedFile) -> String {
    let audit = file.audit
    let facts = [file.box?.name, audit.screen, audit.platform?.displayName, audit.app, audit.format].compactMap(\.self)
    return CleanText.line("\(file.name): \(facts.joined(separator: ", "))")
  }

  // MARK: a finding

  private static let indent = 12
  private static let shownPlaces = 3

  private func paragraphs(on group: FindingGroup, in file: AuditedFile) -> String {
    let first = group.first
    let label = first.outcome == .failed ? first.impact.rawValue : "cannot tell"
    let times = group.findings.count > 1 ? "\(Counted.number(group.findings.count)) × " : ""
    var text = layout.paragraph(
      times + CleanText.line(first.message), label: label, labelTone: tone(of: first), indent: Self.indent)
    text += detailLine(([first.rule, first.expectation] + first.wcag).joined(separator: " "))
    let capture = first.capture.map { " in " + shortened($0.name, beside: file) } ?? ""
    text += detailLine("at " + places(of: group) + capture)
    if first.isAcrossSteps {
      text += detailLine("across " + first.steps.map { shortened($0, beside: file) }.joined(separator: ", "))
    }
    if let heard = first.node.heard { text += detailLine("heard “\(CleanText.line(heard))”") }
    return text
  }

  private func detailLine(_ text: String) -> String {
    layout.paragraph(
      text, label: String(repeating: " ", count: Self.indent), indent: Self.indent, .faint)
  }

  private func places(of group: FindingGroup) -> String {
    let all = group.findings.map(\.node)
    let shown = detail.showsEveryPlace ? all[...] : all.prefix(Self.shownPlaces)
    var places = shown.map { node in
      CleanText.line(node.identifier.map { "\(node.path) (\($0))" } ?? node.path)
    }.joined(separator: ", ")
    if all.count > shown.count { places += " and \(Counted.number(all.count - shown.count)) more" }
    return places
  }

  /// The name without the directory, for files in the same directory.
  private func shortened(_ path: String, beside file: AuditedFile) -> String {
    let directory = file.name.lastIndex(of: "/").map { file.name[...$0] } ?? ""
    return CleanText.line(String(path.hasPrefix(directory) ? path.dropFirst(directory.count) : path[...]))
  }

  private func tone(of finding: Finding) -> TextLayout.Tone {
    guard finding.outcome == .failed else { return .faint }
    return switch finding.impact {
    case .critical: .alarm
    case .serious: .red
    case .moderate: .yellow
    case .minor: .cyan
    }
  }

  // MARK: counts

  private func summary(of file: AuditedFile) -> String {
    let audit = file.audit
    var tally = Tally()
    tally.add(file)
    let sentence = outcomes(tally)
    let size = Counted.things(audit.nodeCount, "node") + (audit.cut.map { ", \($0)" } ?? "")
    var text = layout.paragraph(
      sentence + " · " + size, label: "  ", indent: 2,
      tally.failed.isEmpty ? .green : .plain)
    let unjudged = file.unknown.filter { $0.outcome == .cantTell }
    // JSON Lines do not say why.
    let reasons = reasons(of: unjudged)
    if !reasons.isEmpty, !detail.showsCantTell {
      text += layout.paragraph(
        "cannot tell: \(reasons). `--show cant-tell` lists them.", label: "  ", indent: 2, .faint)
    }
    if let language = audit.language, unjudged.contains(where: { $0.reason == .guessedLanguage }) {
      let guess = "The language was guessed to be \(LanguageName.name(of: language)). "
      let place =
        file.history == nil
        ? "with `--language \(LanguageName.statable(language))`" : "as `audit.language` in the configuration"
      let advice = "Name it \(place), or in the capture."
      text += layout.paragraph(guess + advice, label: "  ", indent: 2)
    }
    if let obstacle = audit.obstacle {
      let advice =
        switch obstacle {
        case .noPlatform: "Name the screen reader with `--reader`."
        case .noRoles: "`a11yd doctor` says which exports can be judged."
        }
      text += layout.paragraph("\(obstacle.words). \(advice)", label: "  ", indent: 2)
    }
    let others = VerdictLines(
      verdicts: audit.verdicts, shownPlaces: detail.showsEveryPlace ? nil : Self.shownPlaces)
    for sentence in others.sentences { text += layout.paragraph(sentence, label: "  ", indent: 2) }
    return text
  }

  private func outcomes(_ tally: Tally) -> String {
    let (failed, counts) = (tally.failed, tally.counts)
    let impacts = Rule.Impact.allCases.reversed().compactMap { impact in
      failed[impact].map { "\(Counted.number($0)) \(impact.rawValue)" }
    }
    let total = failed.values.reduce(0, +)
    let (unjudged, passed) = (counts[.cantTell] ?? 0, counts[.passed] ?? 0)
    guard total + unjudged + passed + tally.known + tally.suppressed > 0 else { return "no rule applies" }
    let none = tally.known > 0 ? "nothing new failed" : "nothing failed"
    var parts = [total == 0 ? none : "\(Counted.number(total)) failed (\(impacts.joined(separator: ", ")))"]
    if tally.known > 0 { parts.append("\(Counted.number(tally.known)) in the baseline") }
    if tally.suppressed > 0 { parts.append("\(Counted.number(tally.suppressed)) suppressed") }
    if unjudged > 0 { parts.append("\(Counted.number(unjudged)) cannot tell") }
    if passed > 0 { parts.append("\(Counted.number(passed)) passed") }
    return parts.joined(separator: " · ")
  }

  private func reasons(of findings: [Finding]) -> String {
    CantTellReason.allCases.compactMap { reason in
      let count = findings.count { $0.reason == reason }
      return count == 0 ? nil : "\(Counted.number(count)) \(reason.words)"
    }.joined(separator: ", ")
  }
}
