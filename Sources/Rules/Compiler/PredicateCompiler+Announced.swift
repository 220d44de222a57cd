/// Predicates about what was announced.
extension PredicateCompiler {
  /// The predicate `announced`. Whether anything was announced at all has no opposite that a test of one announcement
  /// could ask.
  func announced(_ value: Yaml) -> Expression.ID? {
    var timing = AnnouncementTiming()
    for entry in value.entries("`announced`") ?? [] where AnnouncementTiming.keys.contains(entry.name) {
      let seconds = entry.value.scalar.flatMap(Double.init)
      if seconds == nil {
        entry.value.report("`\(entry.name)` is a number\(entry.name == "times" ? "" : " of seconds").")
      }
      switch entry.name {
      case "within": timing.within = seconds
      case "after": timing.after = seconds
      case "times": timing.times = seconds
      default: timing.againWithin = seconds
      }
    }
    var words = value
    for key in AnnouncementTiming.keys {
      guard let rest = words.without(key) else {
        value.report("`announced` says nothing but `\(key)`. Ask for words too, or `is: present`.")
        return nil
      }
      words = rest
    }
    guard let questions = texts.tests(words, of: "announced") else { return nil }
    if questions.contains(where: \.isNegated) {
      value.report(
        "an announcement has a text. Put `not:` around `announced: {is: present}` to ask that there was none.")
    }
    return table.number(.announced(questions.map(\.test), timing))
  }
}
