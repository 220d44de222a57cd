import AccessibilityTree
import AuditTesting

extension Mutation {
  /// What is about what the segment shows, and where the focus is while it does.
  private static let aboutChoice = [
    "segmented-control/focus-stays-on-the-segment", "segmented-control/revealed-content-comes-next",
    "segmented-control/one-segment-is-selected", "segmented-control/segment-can-be-activated",
  ]

  static let notChosen = Mutation(
    "not-chosen", "What was done on a segment changes nothing.",
    finds: [
      "segmented-control/choosing-selects-the-segment#selection-stays",
      "segmented-control/keys-choose-the-segment#key-ignored",
    ],
    brings: aboutChoice
  ) { mutant in
    guard mutant.undo(after: mutant.step) else { return false }
    // What is judged stands in the later capture, which is the earlier one now.
    guard let before = mutant.counterpart(of: mutant.node, in: mutant.step - 1) else { return false }
    mutant.found = [before]
    return true
  }

  static let openedNothing = Mutation(
    "opened-nothing", "Activating what opens a picker lets it say that it is open, and nothing else changes.",
    finds: ["wheel-picker/opener-opens#nothing-opened"], brings: ["wheel-picker/name-is-more-than-the-choice"]
  ) { mutant in
    guard mutant.screen.carried.contains(.expanded), mutant.undo(after: mutant.step + 1) else { return false }
    mutant.steps[mutant.step + 1].set(.expanded, true, of: mutant.node)
    return true
  }

  static let openerStaysClosed = Mutation(
    "opener-stays-closed", "Activating what opens a picker changes nothing, and it says that it is closed.",
    finds: ["wheel-picker/opener-opens#still-closed"], brings: ["wheel-picker/name-is-more-than-the-choice"]
  ) { mutant in
    guard mutant.screen.carried.contains(.expanded) else { return false }
    mutant.screen.set(.expanded, false, of: mutant.node)
    return mutant.undo(after: mutant.step + 1)
  }

  static let keyDoesNothing = Mutation(
    "key-does-nothing", "Pressing a key on a button changes nothing.",
    finds: ["button/key-activates#nothing-changed"],
    // A tap may have opened something before.
    brings: ["button/key-activates", "button/key-does-what-a-tap-does"]
  ) { mutant in
    // On Android a button that closes something has to do so by key.
    mutant.spot.isIOS && mutant.undo(after: mutant.step + 1)
  }

  static let closeIgnoresKey = Mutation(
    "close-ignores-key", "Pressing a key on what closes the screen changes nothing.",
    finds: ["button/key-activates#dead"],
    // A tap or another key afterwards may still do what the key did.
    brings: ["button/name-holds-visible-text", "button/key-does-what-a-tap-does", "button/both-keys-activate"]
  ) { mutant in
    guard mutant.spot.isAndroid, mutant.spot.isEnglish, mutant.rename(mutant.node, to: "Close") else { return false }
    return mutant.undo(after: mutant.step + 1)
  }
}

extension Mutant {
  /// Makes a step look as the one before it did, whatever was done in between.
  fileprivate mutating func undo(after place: Int) -> Bool {
    guard place > 0, place < steps.count else { return false }
    var same = steps[place - 1]
    (same.meta, same.events) = (steps[place].meta, steps[place].events)
    same.meta.screenReaderFocus = nil
    same.meta.screen = steps[place - 1].meta.screen
    steps[place] = same
    return true
  }
}
