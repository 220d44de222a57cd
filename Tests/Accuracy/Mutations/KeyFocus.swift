import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  /// All that says where the focus of the keyboard should be.
  private static let aboutKeys = [
    "button/keyboard-focus-moves", "segmented-control/keys-move-through-the-segments",
    "segmented-control/tab-key-follows-the-swipe-order", "button/tab-key-is-not-caught",
  ]

  static let keyFocusLost = Mutation(
    "key-focus-lost", "Nothing has the focus of the keyboard any more after a key was pressed.",
    finds: [
      "segmented-control/keys-move-through-the-segments#focus-unknown",
      "segmented-control/tab-key-follows-the-swipe-order#focus-unknown",
    ]
  ) { mutant in mutant.focusKeys(on: nil, in: mutant.step) }

  static let keyFocusLostOnButton = Mutation(
    "key-focus-lost-on-button", "Nothing has the focus of the keyboard any more once a key led away from a button.",
    finds: ["button/keyboard-focus-moves#focus-unknown"]
  ) { mutant in mutant.focusKeys(on: nil, in: mutant.step + 1) }

  static let arrowLeavesControl = Mutation(
    "arrow-leaves-control", "An arrow key between two segments leads out of the control.",
    finds: ["segmented-control/keys-move-through-the-segments#group-left"], brings: aboutKeys
  ) { mutant in
    guard mutant.isArrow(before: mutant.step), let other = mutant.pick(mutant.stops(apartFrom: mutant.node)) else {
      return false
    }
    return mutant.focusKeys(on: other, in: mutant.step)
  }

  static let tabPassesControl = Mutation(
    "tab-passes-control", "The Tab key before a segmented control leads to something else.",
    finds: ["segmented-control/keys-move-through-the-segments#passed-by"], brings: aboutKeys
  ) { mutant in
    let others = mutant.stops(apartFrom: mutant.node).filter { $0 != mutant.trigger }
    guard mutant.isTab(before: mutant.step), let other = mutant.pick(others) else { return false }
    return mutant.focusKeys(on: other, in: mutant.step)
  }

  static let arrowDoesNothing = Mutation(
    "arrow-does-nothing", "An arrow key leaves the focus on the segment that it was on.",
    finds: ["segmented-control/keys-move-through-the-segments#not-moved"], brings: aboutKeys
  ) { mutant in
    guard mutant.isArrow(before: mutant.step), let trigger = mutant.trigger else { return false }
    return mutant.focusKeys(on: trigger, in: mutant.step)
  }

  static let tabGoesBack = Mutation(
    "tab-goes-back", "The Tab key on a segment leads back, though buttons come after it.",
    finds: ["segmented-control/tab-key-follows-the-swipe-order#goes-back"], brings: aboutKeys
  ) { mutant in
    let order = mutant.spot.transcript.order
    guard let place = order.firstIndex(of: mutant.node), let control = mutant.spot.node.parent else { return false }
    let isNext = order[(place + 1)...].contains { stop in
      let isInside = (control.index..<control.subtreeEnd).contains(stop)
      return !isInside && mutant.takesKeys(stop) && mutant.spot.snapshot[stop].role == .button
    }
    guard isNext, let earlier = mutant.pick(order[..<place].filter { mutant.takesKeys($0) }) else { return false }
    return mutant.focusKeys(on: earlier, in: mutant.step)
  }

  static let tabDoesNothing = Mutation(
    "tab-does-nothing", "The Tab key leaves the focus on the button that it was on, though there are others.",
    finds: ["button/keyboard-focus-moves#stuck", "button/tab-key-is-not-caught#stuck"], brings: aboutKeys
  ) { mutant in
    let others = mutant.spot.transcript.order.filter { $0 != mutant.node && mutant.takesKeys($0) }
    // In a field the first Tab may be typed.
    guard ![.textField, .searchField, .secureTextField].contains(mutant.spot.node.role) else { return false }
    return mutant.spot.isAndroid && mutant.isTab(before: mutant.step + 1) && !others.isEmpty && mutant.keepKeyFocus()
  }

  static let keyKeepsFocus = Mutation(
    "key-keeps-focus", "A key that may have nowhere to go leaves the focus on the button that it was on.",
    finds: ["button/keyboard-focus-moves#not-moved"], brings: aboutKeys
  ) { mutant in mutant.spot.isIOS && mutant.keepKeyFocus() }

  static let keyFocusOnText = Mutation(
    "key-focus-on-text", "A key leads from a button to a text that nothing can be done with.",
    finds: ["button/keyboard-focus-moves#unseen"], brings: aboutKeys
  ) { mutant in
    guard mutant.step + 1 < mutant.steps.count else { return false }
    let next = mutant.recording[mutant.step + 1]
    let texts = next.order.filter { stop in
      let node = next.snapshot[stop]
      return [.text, .heading].contains(node.role) && !node.isOn(.focusable) && !node.isOn(.clickable)
    }
    return mutant.pick(texts).map { mutant.focusKeys(on: $0, in: mutant.step + 1) } ?? false
  }
}

extension Mutant {
  fileprivate func isTab(before place: Int) -> Bool {
    steps.indices.contains(place) && steps[place].meta.triggerAction == "tab"
  }

  fileprivate func isArrow(before place: Int) -> Bool {
    steps.indices.contains(place) && ["arrow-left", "arrow-right"].contains(steps[place].meta.triggerAction)
  }

  /// Whether keys stop at a node of the spot's step.
  fileprivate func takesKeys(_ stop: Int) -> Bool {
    let node = spot.snapshot[stop]
    return node.isOn(.enabled) && (spot.isIOS ? [.button, .link, .tab].contains(node.role) : node.isOn(.focusable))
  }

  /// Puts the focus of the keyboard on a node of a step, or on none; false where the capture does not say where it is.
  fileprivate mutating func focusKeys(on node: Int?, in place: Int) -> Bool {
    guard steps.indices.contains(place), recording[place].snapshot.carries(.inputFocused) else { return false }
    for other in 0..<recording[place].snapshot.count { steps[place].set(.inputFocused, other == node, of: other) }
    return true
  }

  /// Leaves the focus of the keyboard on the spot in the step after it.
  fileprivate mutating func keepKeyFocus() -> Bool {
    guard step + 1 < steps.count, let same = counterpart(of: node, in: step + 1) else { return false }
    return focusKeys(on: same, in: step + 1)
  }
}
