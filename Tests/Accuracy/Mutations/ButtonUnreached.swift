import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let buttonUnreached = Mutation(
    "button-unreached", "A button that can be tapped was taken from the screen reader.",
    finds: [.amongNamed("button/button-is-reached#kept-from-screen-reader")],
    // One less is counted, and one less of those that the keyboard reaches.
    brings: ["segmented-control/segment-exposes-position", "button/button-takes-the-key-focus"]
  ) { mutant in
    let spot = mutant.spot
    let isTapped = spot.isIOS ? [.button, .backButton].contains(spot.node.role) : spot.node.isOn(.clickable)
    let isPartOfMore = spot.node.ancestors.contains { above in
      spot.transcript.isStop(above.index) != .no || above.isOn(.clickable) || above.isOn(.hidden)
    }
    guard isTapped, spot.node.isOn(.enabled), !isPartOfMore, !spot.hasModal, !spot.isSaidElsewhere,
      !spot.isAloneInWhatMayBeHidden,
      [Property.label, .text].contains(where: { spot.node.text($0).value != nil })
    else { return false }
    return mutant.hide(mutant.node)
  }

  static let buttonClickLost = Mutation(
    "button-click-lost", "A button listens to touches and has no click any more.",
    finds: ["button/button-takes-a-click#no-click"]
  ) { mutant in
    let spot = mutant.spot
    guard spot.node.isOn(.clickable), spot.node.isOn(.focusable), spot.node.isOff(.selected), spot.name != nil,
      !spot.node.ancestors.contains(where: { $0.isOn(.clickable) })
    else { return false }
    for below in spot.index..<spot.node.subtreeEnd where spot.snapshot[below].isOn(.clickable) {
      mutant.screen.set(.clickable, false, of: below)
    }
    return true
  }
}

extension Spot {
  /// Whether something on the screen keeps people to itself.
  fileprivate var hasModal: Bool {
    snapshot.nodes.contains { node in
      node.isOn(.modal) || [.alert, .dialog].contains(node.role)
        // All that marks the dialogs of AppCompat.
        || node.text(.identifier).value?.hasSuffix("parentPanel") == true
    }
  }

  /// Whether a layout around it, of which the export does not say whether it is hidden, would hold no stop without it.
  fileprivate var isAloneInWhatMayBeHidden: Bool {
    node.ancestors.contains { above in
      !above.isOff(.hidden)
        && transcript.order.allSatisfy { stop in
          let isOwn = (index..<node.subtreeEnd).contains(stop)
          return isOwn || !(above.index..<above.subtreeEnd).contains(stop)
        }
    }
  }

  /// Whether another stop says all the words of its name, as a title beside a picture does.
  fileprivate var isSaidElsewhere: Bool {
    let own = Self.words(of: name ?? "")
    return transcript.order.contains { stop in
      let isOwn = (index..<node.subtreeEnd).contains(stop)
      let others = Self.words(of: transcript.names[stop].value ?? "")
      return !isOwn && own.allSatisfy(others.contains)
    }
  }
}
