import AccessibilityTree
import Audit
import Readers

/// docs/formats/<format>.md, made of what the format declares and of what the rules can decide with it.
struct FormatPage {
  let format: ExportFormat
  let survey: CoverageSurvey

  /// The whole page.
  var text: String {
    var parts = [head, carried]
    if !format.improvements.isEmpty { parts.append(improvements) }
    if !format.notes.isEmpty { parts.append(section("Know before", format.notes.map { "- \($0)" })) }
    parts += platforms.map(rules)
    if let sample = FormatSample(format) { parts.append(sample.text) }
    return parts.joined(separator: "\n")
  }

  private var head: String {
    """
    # \(format.displayName)

    Generated from what the reader declares and from the examples of the rules; do not edit.
    `A11YD_RECORD=1 swift test --filter RuleExampleTests` writes it.

    \(format.platform?.displayName ?? "iOS or Android") · `AX_FORMAT=\(format.name)`

    Export it: \(format.howToExport).

    """
  }

  private var carried: String {
    let never = PropertySet.all.subtracting(format.carries).subtracting(format.carriesIfSeen)
      .subtracting([.platform, .language, .events])
    return section(
      "What it carries",
      [
        "| | |", "|---|---|", "| every export | \(Self.names(format.carries)) |",
        "| if any node has it | \(Self.names(format.carriesIfSeen)) |", "| never | \(Self.names(never)) |", "",
        "What it does not carry is *not exported*: rules that need it answer *cannot tell* and name it.",
      ])
  }

  private var improvements: String {
    section(
      "How to carry more",
      format.improvements.map { improvement in
        let gains = platforms.map { platform in
          let plain = coverage(of: format.carries, on: platform)
          return coverage(of: improvement.carried(after: format.carries, on: platform), on: platform).gain(over: plain)
        }
        let decided = gains.flatMap(\.rules).map { "`\($0)`" }.joined(separator: ", ")
        let adds = improvement.carried(after: format.carries, on: format.platform).subtracting(format.carries)
        return "- \(improvement.change): adds \(Self.names(adds))"
          + (decided.isEmpty ? "." : ". It can then decide more rules: \(decided).")
      })
  }

  // MARK: rules

  var platforms: [Platform] { format.platform.map { [$0] } ?? Platform.allCases }

  private func coverage(of carried: PropertySet, on platform: Platform) -> Coverage {
    survey.coverage(of: carried, on: platform)
  }

  /// What every export decides, and one that has all that the format may have.
  func coverages(on platform: Platform) -> (least: Coverage, most: Coverage) {
    (
      coverage(of: format.carries, on: platform),
      coverage(of: format.carries.union(format.carriesIfSeen), on: platform)
    )
  }

  private func rules(on platform: Platform) -> String {
    let (least, most) = coverages(on: platform)
    let rows = zip(least.rules, most.rules).map { least, whole in
      let lacking = whole.extent == .all ? [] : survey.lacking(rule: whole.rule, in: most)
      let lacks = lacking.isEmpty ? "" : Self.names(lacking)
      return "| \(whole.rule) | \(Self.word(least.extent)) | \(Self.word(whole.extent)) | \(lacks) |"
    }
    return section(
      platforms.count > 1 ? "Rules it can decide, \(platform.displayName)" : "Rules it can decide",
      [
        "Judged by the rules' own failed examples ([doctor.md](../doctor.md)): every export decides "
          + "\(least.rules(.all).count) of \(least.rules.count) rules; an export with everything it may carry decides "
          + "\(most.rules(.all).count).",
        "",
        "| rule | every export | with everything | still lacking |", "|---|---|---|---|",
      ] + rows)
  }

  private static func word(_ extent: RuleCoverage.Extent) -> String {
    switch extent {
    case .all: "yes"
    case .part: "in part"
    case .none: "–"
    }
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    "## \(title)\n\n\(lines.joined(separator: "\n"))\n"
  }

  private static func names(_ properties: PropertySet) -> String {
    let names = properties.map { "`\($0.name)`" }
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}
