import Audit

/// The score of blind cases as text: a table, and below it a line for whatever is not as it was expected.
package struct BlindTable: CustomStringConvertible {
  private let results: [BlindResult]

  package init(_ results: [BlindResult]) { self.results = results }

  package var description: String {
    var lines = ["\(results.count) blind cases", "", Self.line("", ["iOS", "Android", "all"])]
    for (expected, outcomes) in Self.rows {
      let cases = results.filter { $0.blind.expected == expected }
      lines.append(Self.line(Self.title(expected), counts(cases)))
      for outcome in outcomes {
        lines.append(Self.line("  \(outcome.rawValue)", counts(cases) { $0.outcome == outcome }))
      }
    }
    lines.append(Self.line("false alarms beside a defect", counts(defects) { !$0.alarms.isEmpty }))
    lines.append(Self.line("found by criterion, not page", counts(defects, where: \.isByCriterionAlone)))
    lines += section("Missed", defects.filter { $0.outcome != .failed })
    lines += section("False alarms", results.filter { $0.outcome == .falseAlarm })
    lines += section(
      "Questions about clean screens", results.filter { $0.blind.expected == .clean && $0.outcome == .asked })
    lines += section(
      "Silence about what cannot be told", results.filter { $0.blind.expected == .cannotTell && $0.outcome == .silent })
    let beside = defects.flatMap { result in result.alarms.map { "\(result.blind.name): \($0.rule): \($0.message)" } }
    if !beside.isEmpty { lines += ["", "False alarms beside a defect:"] + beside.map { "  \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line a case, without the words of a finding: what people review when rules change.
  package var outcomes: String {
    results.map { result in
      var text = "\(result.isRight ? "as expected" : "WRONG") \(result.blind.name): \(result.blind.expected.rawValue)"
      if !result.isRight { text += ", is \(result.outcome.rawValue)" }
      if let deciding = result.deciding { text += " by \(deciding.rule)#\(deciding.expectation)" }
      if result.blind.expected == .failed {
        text += result.alarms.map { "; alarm \($0.rule)#\($0.expectation) at \($0.node.path)" }.joined()
      }
      return text + "\n"
    }.joined()
  }

  private var defects: [BlindResult] { results.filter { $0.blind.expected == .failed } }

  private static let rows: [(BlindCase.Expected, [BlindResult.Outcome])] = [
    (.failed, [.failed, .asked, .silent]), (.clean, [.clean, .asked, .falseAlarm]),
    (.cannotTell, [.asked, .silent, .falseAlarm]),
  ]

  private static func title(_ expected: BlindCase.Expected) -> String {
    switch expected {
    case .failed: "must fail"
    case .clean: "must be clean"
    case .cannotTell: "cannot be told"
    }
  }

  private func counts(_ results: [BlindResult], where isCounted: (BlindResult) -> Bool = { _ in true }) -> [String] {
    let counted = results.filter(isCounted)
    return ["ios", "android"].map { platform in "\(counted.count { $0.blind.platform == platform })" }
      + ["\(counted.count)"]
  }

  private func section(_ title: String, _ results: [BlindResult]) -> [String] {
    results.isEmpty ? [] : ["", "\(title):"] + results.map { "  \(Self.text($0))" }
  }

  private static func text(_ result: BlindResult) -> String {
    let said = result.deciding.map { "\($0.rule): \($0.message)" } ?? "nothing is said of it"
    return "\(result.blind.name): \(result.outcome.rawValue). \(result.blind.because) a11yd: \(said)"
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    name + String(repeating: " ", count: max(0, 30 - name.count))
      + cells.map { String(repeating: " ", count: max(1, 9 - $0.count)) + $0 }.joined()
  }
}
