/// A report as text: one line a rule, and below it whatever is not as it should be.
package struct AccuracyTable: CustomStringConvertible {
  let report: AccuracyReport
  /// Whether defects that exports have, and what exports leave open, are listed too.
  let isVerbose: Bool

  package init(_ report: AccuracyReport, isVerbose: Bool) { (self.report, self.isVerbose) = (report, isVerbose) }

  package var description: String {
    let rows = report.rules
    let widest = rows.map(\.rule.count).max() ?? 0
    var lines = [
      "\(report.results.count) defects in \(report.screenCount) exports, \(report.realCount) of them of real apps, and in "
        + "examples; \(report.harmless.count) changes that make nothing wrong; seed "
        + "\(report.seed), \(report.sites == 0 ? "every target" : "at most \(report.sites) targets") a screen", "",
      Self.line(
        "", widest, ["clean", "seeded", "found", "recall", "open", "missed", "alarms", "failing", "grafted", "written"]),
    ]
    lines += rows.map { row in
      let counts = row.exports
      return Self.line(
        row.rule, widest,
        [
          "\(row.cleanScreens)", "\(counts.seeded)", "\(counts.found)", Self.percent(counts.recall), "\(counts.open)",
          "\(counts.missed)", "\(row.falseAlarms)", "\(row.failingScreens)",
          Self.share(row.grafted), Self.share(row.written),
        ])
    }
    lines += [
      "",
      "clean: exports with a target that passes. open: the export cannot tell. alarms: failures that appear with a "
        + "defect that does not explain them.",
      "failing: exports with a defect of their own. grafted: found of those seeded in examples of rules inside exports. "
        + "written: the same in examples alone and in recordings.",
    ]
    lines += section("Missed", report.missed.map(Self.text))
    lines += section(
      "False alarms",
      report.alarmed.flatMap { result in
        result.alarms.map { "\($0.expectation) at \($0.node): \(Self.text(result))" }
      })
    lines += section(
      "False alarms of changes that make nothing wrong",
      report.harmless.flatMap { result in
        result.alarms.map { "\($0.expectation) at \($0.node): \(result.change) in \(result.screen)" }
      })
    lines += section(
      "Passed for want of evidence",
      report.harmless.flatMap { result in
        result.excused.map { "\($0.expectation) at \($0.node): \(result.change) in \(result.screen)" }
      })
    lines += section("Nothing seeds a defect for", Mutation.unfound(among: report.expectations).map(\.description))
    let silent = report.byExpectation.filter { $0.counts.seeded == 0 }.map(\.name.description)
    lines += section(
      "Never seeded",
      silent.map { name in
        "\(name): \(Mutation.without[name] ?? "no screen has a place for it")"
      })
    if isVerbose {
      lines += section("Open", report.results.filter { $0.outcome == .open }.map(Self.text))
      lines += section("Failing by themselves", report.defects.map { "\($0.screen): \($0.expectation), \($0.count)" })
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is not as it should be: defects that were missed and failures that nothing explains, a line each, sorted.
  package var shortcomings: [String] {
    let alarms = report.alarmed.flatMap { result in
      result.alarms.map { "alarm: \($0.expectation) at \($0.node): \(Self.text(result))" }
    }
    let harmless = report.harmless.flatMap { result in
      result.alarms.map { "alarm: \($0.expectation) at \($0.node): \(result.change) in \(result.screen)" }
        + result.excused.map { "excused: \($0.expectation) at \($0.node): \(result.change) in \(result.screen)" }
    }
    return (report.missed.map { "missed: \(Self.text($0))" } + alarms + harmless).sorted()
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "\(title):"] + lines.map { "  \($0)" }
  }

  private static func line(_ name: String, _ widest: Int, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(1, 9 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(0, widest - name.count)) + padded.joined()
  }

  /// “12/13”: found, of those that can be told.
  private static func share(_ counts: MutantCounts) -> String {
    counts.recall == nil ? "-" : "\(counts.found)/\(counts.found + counts.missed)"
  }

  /// Rounded down, so that 100 % means all.
  private static func percent(_ share: Double?) -> String { share.map { "\(Int($0 * 100)) %" } ?? "-" }

  private static func text(_ result: MutantResult) -> String {
    var text = "\(result.mutation) for \(result.expectation) at \(result.node) in \(result.screen)"
    if case .missed(let reason) = result.outcome { text += ": \(reason)" }
    return text
  }
}
