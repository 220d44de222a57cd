import AccessibilityTree
@testable import Audit
import Rules

/// Where in a recording a tree is, and which steps a rule means by their names.
struct NaivePlace {
  let steps: [RecordedStep]
  let place: Int
  var binding: [StepName: Int] = [:]

  var step: RecordedStep { steps[place] }
  var previous: RecordedStep? { hasPrevious(place) ? steps[place - 1] : nil }
  var next: RecordedStep? { hasPrevious(place + 1) ? steps[place + 1] : nil }

  private func hasPrevious(_ place: Int) -> Bool {
    place > 0 && place < steps.count && steps[place].directlyFollows(steps[place - 1])
  }

  /// The place of the step with this name, or nil.
  func place(of name: StepName) -> Int? {
    name == .previously ? previous.map { _ in place - 1 } : binding[name]
  }
}
