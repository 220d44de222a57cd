import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  /// All that says where the focus should be: what goes astray may break several.
  private static let aboutFocus = [
    "button/focus-returns-to-the-trigger", "button/first-focus-is-logical",
    "wheel-picker/focus-returns-to-the-opener", "wheel-picker/focus-moves-to-the-picker",
    "wheel-picker/focus-stays-in-the-picker", "segmented-control/focus-stays-on-the-segment",
  ]

  static let focusNotReturned = Mutation(
    "focus-not-returned", "The focus starts over elsewhere once what was opened is closed.",
    finds: [
      "button/focus-returns-to-the-trigger#focus-elsewhere", "wheel-picker/focus-returns-to-the-opener#focus-elsewhere",
    ],
    brings: aboutFocus
  ) { mutant in
    // A picker closes when people go on elsewhere, too.
    guard mutant.screen.meta.triggerNode != nil else { return false }
    // An item of a menu may lead to a field, or to another part of the app.
    let before = mutant.recording[mutant.step - 1].snapshot
    if let item = mutant.spot.snapshot.trigger(in: before), before[item].parent?.role == .list { return false }
    let others = mutant.stops(apartFrom: mutant.node).filter { $0 != mutant.trigger }
    return mutant.pick(others).map { mutant.focus($0) } ?? false
  }

  static let focusLeavesSegment = Mutation(
    "focus-leaves-segment", "Choosing a segment moves the focus to something else.",
    finds: ["segmented-control/focus-stays-on-the-segment#focus-elsewhere"], brings: aboutFocus
  ) { mutant in
    // A segment such as “Custom…” may open something, and the focus belongs there.
    let others = mutant.stops(apartFrom: mutant.node)
    guard !mutant.opensMore else { return false }
    return mutant.pick(others).map { mutant.focus($0) } ?? false
  }

  static let focusLeftBehind = Mutation(
    "focus-left-behind", "A picker opens, and the focus stays at the beginning of the screen.",
    finds: ["wheel-picker/focus-moves-to-the-picker#focus-elsewhere"], brings: aboutFocus
  ) { mutant in
    let order = mutant.spot.transcript.order
    let others = mutant.stops(apartFrom: mutant.node).filter { stop in
      let next = order.firstIndex(of: stop).flatMap { $0 + 1 < order.count ? order[$0 + 1] : nil }
      return mutant.wasThere(stop) && (next.map(mutant.wasThere) ?? true)
        && mutant.spot.snapshot[stop].role != .textField
    }
    return mutant.pick(others).map { mutant.focus($0) } ?? false
  }

  static let focusOneSwipeAway = Mutation(
    "focus-one-swipe-away", "A picker opens, and the focus goes to the element before it.",
    finds: ["wheel-picker/focus-moves-to-the-picker#focus-elsewhere"], brings: aboutFocus
  ) { mutant in
    let order = mutant.spot.transcript.order
    guard mutant.spot.isIOS, let place = order.firstIndex(where: { $0 >= mutant.node }), place > 0,
      mutant.wasThere(order[place - 1]), order[place - 1] != mutant.trigger
    else { return false }
    return mutant.focus(order[place - 1])
  }

  static let closedSomehow = Mutation(
    "closed-somehow", "A picker is closed, nothing says by what, and the focus is elsewhere.",
    finds: ["wheel-picker/focus-returns-to-the-opener#left-somehow"], brings: aboutFocus
  ) { mutant in
    guard mutant.screen.meta.triggerNode != nil else { return false }
    let others = mutant.stops(apartFrom: mutant.node).filter { $0 != mutant.trigger }
    guard let other = mutant.pick(others) else { return false }
    mutant.screen.meta.triggerAction = nil
    mutant.screen.meta.triggerNode = nil
    return mutant.focus(other)
  }

  static let focusLeavesPicker = Mutation(
    "focus-leaves-picker", "The focus leaves a picker that is open.",
    finds: ["wheel-picker/focus-stays-in-the-picker#focus-outside"], brings: aboutFocus
  ) { mutant in
    // What another app shows may take the focus at any time.
    let foreign = mutant.spot.snapshot.nodesOfOtherApps
    let others = mutant.stops(apartFrom: mutant.node).filter { mutant.wasThere($0) && foreign?.contains($0) != true }
    return mutant.pick(others).map { mutant.focus($0) } ?? false
  }

  static let focusOnIcon = Mutation(
    "focus-on-icon", "The loading icon takes the focus when it appears.",
    finds: ["loading-icon/icon-takes-no-focus#focus-taken"], brings: aboutFocus
  ) { mutant in
    // In a dialog that opens the focus has to land somewhere.
    guard let trigger = mutant.trigger, mutant.spot.snapshot[trigger].isOn(.enabled), !mutant.opensMore else {
      return false
    }
    return mutant.focus(mutant.node)
  }
}
