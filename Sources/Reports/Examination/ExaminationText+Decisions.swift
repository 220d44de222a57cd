import AccessibilityTree
import Audit
import Readers

/// What an export decides, what is missing for the rest, and what to change.
extension ExaminationText {
  /// The summary, with numbers only.
  func summary(_ examination: Examination, _ coverage: Coverage) -> String {
    let extents = coverage.paths.values
    let (whole, partial) = (extents.count { $0 == .all }, extents.count { $0 == .part })
    var rules = "\(Counted.number(whole)) of \(rules(on: coverage))"
    if partial > 0 { rules += ", and \(Counted.number(partial)) in part" }
    let ledger = coverage.ledger.mapValues(\.count)
    var criteria = Counted.number(ledger[.all] ?? 0)
    if coverage.rowCount > 0 { criteria += " of \(Counted.number(coverage.rowCount))" }
    criteria += " decided"
    if let partial = ledger[.part] { criteria += ", and \(Counted.number(partial)) in part" }
    let unruled = coverage.rowCount - ledger.values.reduce(0, +)
    if unruled > 0 { criteria += "; \(Counted.number(unruled)) \(unruled == 1 ? "has" : "have") no rule" }
    return line("decides", rules, .green) + line("criteria", criteria) + missing(examination)
  }

  /// “`modal` (for 3 rules), `position` (2) and 4 more”. The property that blocks most rules comes first.
  private func missing(_ examination: Examination) -> String {
    guard !examination.gaps.isEmpty else { return "" }
    let rules = Property.allCases.map { property in
      (property, count: RuleList.once(examination.gaps.filter { $0.lacking.contains(property) }.map(\.rule)).count)
    }.filter { $0.count > 0 }.sorted { $0.count > $1.count }
    guard !rules.isEmpty else { return line("missing", "several properties at once") }
    let shown = rules.prefix(Self.shownProperties).enumerated().map { place, entry in
      let count = place == 0 ? "for \(Counted.things(entry.count, "rule"))" : Counted.number(entry.count)
      return "\(AdviceWords.property(entry.0)) (\(count))"
    }
    let rest = rules.count - shown.count
    return line("missing", shown.joined(separator: ", ") + (rest > 0 ? " and \(Counted.number(rest)) more" : ""))
  }

  private static let shownProperties = 5

  // MARK: every rule

  func decided(_ coverage: Coverage) -> String {
    let rules = paths(coverage, .all)
    return line("decides", "\(Counted.number(rules.count)) of \(self.rules(on: coverage))", .green)
      + RuleList.lines(rules).map { line("", $0) }.joined()
  }

  /// “57 rules for Android”. The other rules of `a11yd rules list` are for the other platform.
  private func rules(on coverage: Coverage) -> String {
    "\(Counted.things(coverage.paths.count, "rule")) for \(coverage.platform.displayName)"
  }

  private func paths(_ coverage: Coverage, _ extent: RuleCoverage.Extent) -> [String] {
    let extents = coverage.paths
    return RuleList.once(coverage.rules.map(\.rule)).filter { extents[$0] == extent }
  }

  func gaps(_ examination: Examination, _ coverage: Coverage) -> String {
    let never = Set(paths(coverage, .none))
    let whole = examination.gaps.filter { never.contains(RuleList.path($0.rule)) }
    let partial = examination.gaps.filter { !never.contains(RuleList.path($0.rule)) }
    var text = ""
    if !partial.isEmpty {
      text += line("in part", Counted.things(paths(coverage, .part).count, "rule"), .yellow)
      for gap in partial {
        text += line("", "\(gap.rule): \(what(gap)); needs \(needs(gap.lacking))")
      }
    }
    if !whole.isEmpty {
      text += line("cannot", Counted.things(never.count, "rule"), .red)
      for (lacking, gaps) in grouped(whole) {
        text += line("", "needs \(needs(lacking)): \(gaps.map(\.rule).joined(separator: ", "))")
      }
    }
    return text
  }

  /// Which part of a rule is not decided: “not all cases of `role-word-last`”, “not in all cases”, “not at all”.
  private func what(_ gap: Examination.Gap) -> String {
    guard let expectation = gap.expectation else { return "not at all" }
    // A rule without failed examples uses its passed ones, which belong to no expectation.
    guard !expectation.isEmpty else { return gap.isPartial ? "not in all cases" : "not at all" }
    return gap.isPartial ? "not all cases of `\(expectation)`" : "not `\(expectation)`"
  }

  private func grouped(_ gaps: [Examination.Gap]) -> [(PropertySet, [Examination.Gap])] {
    var order: [PropertySet] = []
    for gap in gaps where !order.contains(gap.lacking) { order.append(gap.lacking) }
    return order.map { lacking in (lacking, gaps.filter { $0.lacking == lacking }) }
  }

  private func needs(_ lacking: PropertySet) -> String {
    lacking.isEmpty ? "several properties at once" : AdviceWords.list(lacking)
  }

  func ledger(_ coverage: Coverage) -> String {
    let ledger = coverage.ledger
    let parts: [(String, RuleCoverage.Extent)] = [
      ("decided", .all), ("in part", .part), ("not decided", .none),
    ]
    var lines = parts.compactMap { words, extent in
      ledger[extent].map { "\(words) \(Counted.number($0.count)): \($0.joined(separator: " "))" }
    }
    if coverage.rowCount > 0 {
      let rest = coverage.rowCount - ledger.values.reduce(0) { $0 + $1.count }
      lines.append(
        "no rule for \(Counted.number(rest)) of \(Counted.number(coverage.rowCount)): see `a11yd rules criteria`")
    }
    return lines.enumerated().map { line($0 == 0 ? "criteria" : "", $1) }.joined()
  }

  // MARK: advice

  func advice(_ examination: Examination) -> String {
    let exporter = examination.recognition.format?.displayName ?? "this exporter"
    let words = AdviceWords(isBrief: !isVerbose)
    switch examination.advice {
    case .change(let change, let gain): return line("do this", "\(change): \(words.gain(gain)).", .strong)
    case .sameFormat(let properties, let gain):
      // Name only properties that would help, not all that the format may carry.
      let asked = AdviceWords.list(properties.intersection(examination.lacks))
      return line(
        "do this",
        "No setting of \(exporter) is known to help. Exports of newer versions or of other screens carry \(asked): "
          + "\(words.gain(gain)).")
    case .exporter(let name, let gain):
      return line("do this", "No setting of \(exporter) helps. \(name) would decide \(words.difference(gain)).")
    case .some(.none), nil: return line("do this", noAdvice(examination))
    }
  }

  private func noAdvice(_ examination: Examination) -> String {
    guard !examination.gaps.isEmpty else { return "Nothing. Every rule can be decided." }
    var text = "Nothing. No setting or exporter that a11yd knows gains more rules than it loses."
    if !examination.unavailable.isEmpty {
      text += " No format that a11yd reads carries \(AdviceWords.list(examination.unavailable, "or"))."
    }
    return text
  }
}
