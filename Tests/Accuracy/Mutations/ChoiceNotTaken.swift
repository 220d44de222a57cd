import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let choiceNotTaken = Mutation(
    "choice-not-taken", "Wheels are turned and closed, and what opened them still says the old choice.",
    finds: ["wheel-picker/choice-is-heard-when-closed#still-the-old"]
  ) { mutant in
    // Without a turned wheel nobody knows that the choice is another one.
    guard mutant.spot.isIOS, mutant.wheelWasTurned, let old = mutant.beforeTheChoice else { return false }
    for property in [Property.label, .value, .text] where mutant.spot.node.text(property).isExported {
      mutant.screen.set(property, old.text(property).value, of: mutant.node)
    }
    return true
  }

  static let choiceInOtherWords = Mutation(
    "choice-in-other-words", "What opened a picker says the choice in words that the picker does not have.",
    finds: ["wheel-picker/choice-is-heard-when-closed#not-among-the-words"]
  ) { mutant in
    // Another value than before says that something was chosen, in whatever words.
    guard mutant.spot.isIOS, mutant.spot.isEnglish, mutant.spot.node.text(.value).value == nil else { return false }
    return mutant.rename(mutant.node, to: "As agreed")
  }
}

extension Mutant {
  /// The spot as it was before its picker opened; nil where that would be heard as it is now.
  fileprivate var beforeTheChoice: Node? {
    for earlier in (0..<step).reversed() {
      guard let node = counterpart(of: node, in: earlier) else { continue }
      let old = recording[earlier]
      guard "\(old.utterances[node])" != "\(spot.utterance)" else { continue }
      return old.snapshot[node]
    }
    return nil
  }

  /// Whether a wheel shows another value than in the capture before.
  fileprivate var wheelWasTurned: Bool {
    (1..<max(1, step)).contains { place in
      let (old, new) = (recording[place - 1].snapshot, recording[place].snapshot)
      let matching = NodeMatching(from: new, to: old)
      return new.nodes.contains { wheel in
        guard wheel.role == .pickerWheel, let before = matching[wheel.index], !before.isWeak else { return false }
        return wheel.text(.value).value != old[before.node].text(.value).value
      }
    }
  }
}
