import AccessibilityTree
import Rules

extension Recording {
  /// How many captures tell each of these; for text sizes, how many have a twin of another size.
  public var evidence: [RunEvidence: Int] {
    var counts: [RunEvidence: Int] = [:]
    for step in steps {
      if let cause = step.cause { counts[cause.action.isKey ? .keys : .actions, default: 0] += 1 }
      if step.snapshot.carries(.screenReaderFocused) { counts[.focus, default: 0] += 1 }
      if step.snapshot.events.isExported { counts[.announcements, default: 0] += 1 }
      if steps.contains(where: { $0.isTwin(of: step) }) { counts[.textSizes, default: 0] += 1 }
    }
    return counts
  }
}
