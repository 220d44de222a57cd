import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let focusStaysOnOld = Mutation(
    "focus-stays-on-old", "Another screen opens, and the focus is on a button that stayed from the one before.",
    finds: ["button/first-focus-is-logical#left-behind"], brings: ["button/focus-returns-to-the-trigger"]
  ) { mutant in
    let others = mutant.farIntoScreen.filter { mutant.wasThere($0) && $0 != mutant.trigger }
    return mutant.pick(others).map { mutant.focus($0) } ?? false
  }

  static let focusStartsLate = Mutation(
    "focus-starts-late", "Another screen opens, and the focus begins somewhere in the middle of it.",
    finds: ["button/first-focus-is-logical#unusual-start"], brings: ["button/focus-returns-to-the-trigger"]
  ) { mutant in
    let others = mutant.farIntoScreen.filter { !mutant.wasThere($0) }
    return mutant.pick(others).map { mutant.focus($0) } ?? false
  }
}

extension Mutant {
  /// Buttons and texts that nobody expects a screen to begin with, for others come before them.
  fileprivate var farIntoScreen: [Int] {
    spot.transcript.order.dropFirst(2).filter { stop in
      let node = spot.snapshot[stop]
      return [.button, .text].contains(node.role) && !node.isOn(.heading)
        && !node.ancestors.contains { [.navigationBar, .toolbar, .webView].contains($0.role) }
    }
  }
}
