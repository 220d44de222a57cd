/// Reads `across`: the steps of a recording and what each of them shows.
struct AcrossCompiler {
  let predicates: PredicateCompiler
  let scope: PredicateScope

  /// The steps, or nil after reporting the problem.
  ///
  /// - Parameter judged: the `step` of `applies-to`; nil for the last step.
  func compile(_ yaml: Yaml, judged: Yaml?) -> Across? {
    guard let entries = yaml.entries("`across`") else { return nil }
    var steps: [Across.Step] = []
    for entry in entries {
      guard let name = StepName(rawValue: entry.name), name != .previously else {
        entry.key.report(
          "`\(entry.name)` is no step." + Yaml.offer(entry.name, StepName.allCases.dropFirst().map(\.rawValue)))
        return nil
      }
      steps.append(Across.Step(name: name, conditions: conditions(entry.value), source: entry.value.flow))
    }
    let names = steps.map(\.name)
    guard [[.before, .after], StepName.sequence, StepName.pair].contains(names) else {
      yaml.report(
        "the steps are `before`, `after`; or `before`, `during`, `after`; or `smaller`, `larger`; in this order.")
      return nil
    }
    let last = names[names.count - 1]
    guard let judged else { return Across(steps: steps, judged: last) }
    guard let name = judged.choice("step", StepName.self) else { return nil }
    guard names.contains(name) else {
      judged.report("`across` names no step `\(name.rawValue)`.")
      return nil
    }
    return Across(steps: steps, judged: name)
  }

  private func conditions(_ yaml: Yaml) -> [Across.Condition] {
    (yaml.entries("a step") ?? []).compactMap { entry in
      guard entry.name == "some" || entry.name == "none" else {
        entry.key.report("`\(entry.name)` is no key of a step." + Yaml.offer(entry.name, ["some", "none"]))
        return nil
      }
      let id = predicates.predicate(entry.value, in: scope.inOtherStep)
      predicates.trace?.record(entry.key, id)
      return Across.Condition(id: id, isPresent: entry.name == "some")
    }
  }
}
