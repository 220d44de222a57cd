public import AccessibilityTree
public import Audit
public import Readers

/// What the person who exports can change so that most more rules can be decided.
public enum ExportAdvice: Sendable, Hashable {
  /// Another version or setting of the same exporter; the text is an instruction without a final stop.
  case change(String, CoverageGain)
  /// Nothing that is known to bring these properties, which other exports of the same format have.
  case sameFormat(PropertySet, CoverageGain)
  /// Another exporter, because no setting of this one helps.
  case exporter(String, CoverageGain)
  /// Nothing that a11yd knows of would decide more.
  case none

  /// The best advice for an export of this format that decides what `coverage` says.
  public static func best(
    for format: ExportFormat, _ coverage: Coverage, _ survey: CoverageSurvey,
    formats: [ExportFormat]
  ) -> ExportAdvice {
    let changes = format.improvements.map { improvement in
      let better = survey.coverage(
        of: improvement.carried(after: coverage.carried, on: coverage.platform), on: coverage.platform)
      return (name: improvement.change, gain: better.gain(over: coverage))
    }
    if let best = best(of: changes) { return .change(best.name, best.gain) }
    let wider = survey.coverage(
      of: coverage.carried.union(format.carries).union(format.carriesIfSeen), on: coverage.platform
    ).gain(over: coverage)
    let others = formats.filter { $0.platform == coverage.platform && $0.name != format.name }.map { other in
      let better = survey.coverage(of: other.carries.union(other.carriesIfSeen), on: coverage.platform)
      return (name: other.displayName, gain: better.gain(over: coverage))
    }
    let other = best(of: others)
    if wider.net > 0, wider.net >= other?.gain.net ?? 0 {
      return .sameFormat(format.carriesIfSeen.subtracting(coverage.carried), wider)
    }
    if let other { return .exporter(other.name, other.gain) }
    // No tree holds what was announced, so no exporter of trees can be the one to ask for it.
    let recorded = survey.coverage(of: coverage.carried.union([.events]), on: coverage.platform)
    return best(of: [(name: recording, gain: recorded.gain(over: coverage))]).map { .change($0.name, $0.gain) } ?? .none
  }

  private static let recording = "Record what is announced, in `events` of the wrapper (config/snapshot.schema.json)"

  /// The first of those that gain most, if any gains.
  private static func best(of choices: [(name: String, gain: CoverageGain)]) -> (name: String, gain: CoverageGain)? {
    let useful = choices.filter { $0.gain.net > 0 }
    return useful.first { choice in useful.allSatisfy { $0.gain.net <= choice.gain.net } }
  }
}
