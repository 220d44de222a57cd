import AccessibilityTree
public import Audit
public import Readers

/// Works out what exports can prove, with the same rules for all of them.
public final class Examiner {
  private let survey: CoverageSurvey

  private let formats: [ExportFormat]
  private let namesProperties: Bool

  /// An examiner with the rules of this survey.
  ///
  /// - Parameters:
  ///   - formats: the formats that it may recommend.
  ///   - namesProperties: whether examinations say which properties rules ask for, even where no advice does. A
  ///     seventh of the work is for that alone.
  public init(
    _ survey: CoverageSurvey, formats: [ExportFormat] = ExportFormats.all.map(\.format), namesProperties: Bool = true
  ) {
    (self.survey, self.formats, self.namesProperties) = (survey, formats, namesProperties)
  }

  /// What a recognised file with this name can prove.
  public func examination(of name: String, _ recognition: Recognition) -> Examination {
    var examination = Examination(name: name, recognition: recognition)
    guard let snapshot = examination.snapshot, let platform = snapshot.platform else { return examination }
    let coverage = survey.coverage(of: snapshot.carried, on: platform)
    examination.coverage = coverage
    examination.gaps = coverage.rules(.none).map { rule in
      Examination.Gap(rule: rule.rule, isPartial: false, lacking: survey.lacking(rule: rule.rule, in: coverage))
    }
    for rule in coverage.rules(.part) {
      for expectation in rule.undecided {
        examination.gaps.append(
          Examination.Gap(
            rule: rule.rule, expectation: expectation.id, isPartial: expectation.held > 0,
            lacking: survey.lacking(rule: rule.rule, expectation: expectation.id, in: coverage)))
      }
    }
    let carriedSomewhere = formats.filter { $0.platform == nil || $0.platform == platform }.reduce(
      into: coverage.carried
    ) {
      $0.formUnion($1.carries.union($1.carriesIfSeen).union([.events]))
    }
    examination.unavailable = examination.gaps.reduce(into: PropertySet()) { $0.formUnion($1.lacking) }
      .subtracting(carriedSomewhere)
    examination.advice = recognition.format.map { .best(for: $0, coverage, survey, formats: formats) }
    if namesProperties || examination.advice?.namesProperties == true {
      note(survey.askedProperties(on: platform), in: &examination, coverage)
    }
    return examination
  }

  /// Notes which of the properties that rules ask for the export has, and which it lacks.
  private func note(_ asked: PropertySet, in examination: inout Examination, _ coverage: Coverage) {
    examination.carries = asked.intersection(coverage.carried).subtracting([.platform, .language])
    // If an exporter has one place for a node's words, the other one is not missing.
    let words: PropertySet = coverage.carried.isDisjoint(with: [.label, .text]) ? [] : [.label, .text]
    examination.lacks = asked.subtracting(coverage.carried).subtracting(words)
  }
}
