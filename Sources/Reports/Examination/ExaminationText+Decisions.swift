import AccessibilityTree
import Audit
import Readers

/// What an export decides, what it does not for want of what, and what to change.
extension ExaminationText {
  func decided(_ coverage: Coverage) -> String {
    let rules = coverage.rules(.all)
    return line("decides", "\(Counted.number(rules.count)) of \(Counted.things(coverage.rules.count, "rule"))", .green)
      + RuleList.lines(rules.map(\.rule)).map { line("", $0) }.joined()
  }

  func gaps(_ examination: Examination, _ coverage: Coverage) -> String {
    let partial = examination.gaps.filter { $0.expectation != nil }
    let whole = examination.gaps.filter { $0.expectation == nil }
    var text = ""
    if !partial.isEmpty {
      text += line("in part", Counted.things(coverage.rules(.part).count, "rule"), .yellow)
      for gap in partial {
        let some = gap.isPartial ? ", some of what it finds" : ""
        text += line("", "\(gap.rule): not `\(gap.expectation ?? "")`\(some), \(want(of: gap.lacking))")
      }
    }
    if !whole.isEmpty {
      text += line("cannot", Counted.things(whole.count, "rule"), .red)
      for (lacking, gaps) in grouped(whole) {
        text += line("", "\(want(of: lacking)): \(gaps.map(\.rule).joined(separator: ", "))")
      }
    }
    return text
  }

  private func grouped(_ gaps: [Examination.Gap]) -> [(PropertySet, [Examination.Gap])] {
    var order: [PropertySet] = []
    for gap in gaps where !order.contains(gap.lacking) { order.append(gap.lacking) }
    return order.map { lacking in (lacking, gaps.filter { $0.lacking == lacking }) }
  }

  private func want(of lacking: PropertySet) -> String {
    if lacking.isEmpty { return "for want of more than one property" }
    return "for want of \(AdviceWords.list(lacking))"
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
        "by no rule \(Counted.number(rest)) of \(Counted.number(coverage.rowCount)): `a11yd rules criteria` says why")
    }
    return lines.enumerated().map { line($0 == 0 ? "criteria" : "", $1) }.joined()
  }

  func advice(_ examination: Examination) -> String {
    let exporter = examination.recognition.format?.displayName ?? "this exporter"
    switch examination.advice {
    case .change(let change, let gain): return line("do this", "\(change): \(AdviceWords.gain(gain)).", .strong)
    case .sameFormat(let properties, let gain):
      // Only what would help, not all that the format may hold.
      let asked = AdviceWords.list(properties.intersection(examination.lacks))
      return line(
        "do this",
        "No setting of \(exporter) is known to help. Exports of newer versions or of other screens carry \(asked): "
          + "\(AdviceWords.gain(gain)).")
    case .exporter(let name, let gain):
      return line("do this", "No setting of \(exporter) helps. \(name) would decide \(AdviceWords.difference(gain)).")
    case .some(.none), nil:
      let isComplete = examination.gaps.isEmpty
      return line(
        "do this",
        isComplete ? "Nothing: every rule can be decided." : "Nothing: no exporter that a11yd reads would decide more.")
    }
  }
}
