import AccessibilityTree

/// What a rule said of the nodes of one of its examples, by what the export carried.
final class ExampleOutcomes {
  /// By node; nil for an example that cannot be made so.
  private var known: [PropertySet: [Int: Judgement.Verdict]?] = [:]

  /// The verdicts on an export that carries this, worked out where they are not known.
  func verdicts(
    with carried: PropertySet, _ run: () -> [Int: Judgement.Verdict]?
  ) -> [Int: Judgement.Verdict]? {
    if let verdicts = known[carried] { return verdicts }
    let verdicts = run()
    known[carried] = .some(verdicts)
    return verdicts
  }
}
