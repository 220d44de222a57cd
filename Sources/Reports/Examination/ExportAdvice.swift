public import AccessibilityTree
public import Audit
public import Readers

/// The one change of the export that lets most more rules be decided.
public enum ExportAdvice: Sendable, Hashable {
  /// Another version or setting of the same exporter. The text is an instruction without a final full stop.
  case change(String, CoverageGain)
  /// Other exports of the same format have these properties, but no change is known that adds them.
  case sameFormat(PropertySet, CoverageGain)
  /// Another exporter, because no setting of this one helps.
  case exporter(String, CoverageGain)
  /// a11yd knows no change that would decide more.
  case none

  /// Whether the advice is to look for some of the properties that the export lacks.
  var namesProperties: Bool {
    if case .sameFormat = self { true } else { false }
  }

  /// The best advice for an export of this format with this coverage.
  public static func best(
    for format: ExportFormat, _ coverage: Coverage, _ survey: CoverageSurvey,
    formats: [ExportFormat]
  ) -> ExportAdvice {
    // Announcements come from the wrapper, whatever the exporter.
    let events = coverage.carried.intersection([.events])
    let changes = format.improvements.map { improvement in
      let after = improvement.carried(after: coverage.carried, on: coverage.platform)
      return (name: improvement.change, carried: after.union(events))
    }
    if let best = best(of: changes, coverage, survey) { return .change(best.name, best.gain) }
    let wider = survey.coverage(
      of: coverage.carried.union(format.carries).union(format.carriesIfSeen), on: coverage.platform, concluded: true
    ).gain(over: coverage)
    func others(with events: PropertySet, _ words: String) -> (name: String, gain: CoverageGain)? {
      let choices = formats.filter { $0.platform == coverage.platform && $0.name != format.name }.map { other in
        (name: other.displayName + words, carried: other.carries.union(other.carriesIfSeen).union(events))
      }
      return best(of: choices, coverage, survey)
    }
    let other = others(with: events, "")
    if wider.net > 0, wider.net >= other?.gain.net ?? 0 {
      return .sameFormat(format.carriesIfSeen.subtracting(coverage.carried), wider)
    }
    if let other { return .exporter(other.name, other.gain) }
    // No tree contains announcements, so no exporter of trees can provide them.
    let recorded = [(name: recording, carried: coverage.carried.union([.events]))]
    if let best = best(of: recorded, coverage, survey) { return .change(best.name, best.gain) }
    let both = others(with: [.events], " with what is announced, in `events` of the wrapper,")
    return both.map { .exporter($0.name, $0.gain) } ?? .none
  }

  private static let recording =
    "Record what is announced, in `events` of the wrapper (\(InstalledGuide.snapshotSchema))"

  /// The first of the candidates that gain most, if any gains.
  ///
  /// Examples run only for candidates that may still be the best.
  private static func best(
    of choices: [(name: String, carried: PropertySet)], _ coverage: Coverage, _ survey: CoverageSurvey
  ) -> (name: String, gain: CoverageGain)? {
    let most = choices.map { survey.mostCoverage(of: $0.carried, on: coverage.platform).gain(over: coverage).net }
    var best: (place: Int, gain: CoverageGain)?
    for place in choices.indices.sorted(by: { (most[$1], $0) < (most[$0], $1) }) {
      guard most[place] > 0, most[place] >= best?.gain.net ?? 1 else { break }
      // Of two that gain the same, the first choice is the best.
      let least = best.map { $0.gain.net + (place < $0.place ? 0 : 1) } ?? 1
      guard let gain = survey.gain(of: choices[place].carried, over: coverage, atLeast: least) else {
        continue
      }
      best = (place, gain)
    }
    return best.map { (choices[$0.place].name, $0.gain) }
  }
}
