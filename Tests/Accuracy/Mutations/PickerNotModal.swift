import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let pickerNotModal = Mutation(
    "picker-not-modal", "A time picker is a view above the content, and the content is still there.",
    finds: ["wheel-picker/time-picker-is-modal#background-reached"]
  ) { mutant in
    guard let window = mutant.spot.windowsAround.last, let parent = window.parent,
      mutant.screen.carried.contains(.modal)
    else { return false }
    for node in mutant.spot.node.ancestors { mutant.screen.set(.modal, false, of: node.index) }
    return mutant.addButton(below: parent.index)
  }

  static let pickerAmongOthers = Mutation(
    "picker-among-others", "A time picker that had the screen to itself shares it.",
    finds: ["wheel-picker/time-picker-is-modal#among-others"]
  ) { mutant in
    // The buttons of the platform's dialog tell what it is.
    let isOfPlatform = mutant.spot.node.ancestors.contains { $0.text(.identifier).value == "android:id/content" }
    guard mutant.spot.windowsAround.isEmpty, !isOfPlatform, let parent = mutant.spot.node.parent,
      !mutant.spot.node.ancestors.contains(where: { $0.isOn(.modal) })
    else { return false }
    return mutant.addButton(below: parent.index)
  }

  static let pickerWithoutWayOut = Mutation(
    "picker-without-way-out", "The buttons that close a time picker are gone.",
    finds: ["wheel-picker/time-picker-is-modal#way-out"]
  ) { mutant in
    let spot = mutant.spot
    guard let window = spot.windowsAround.last else { return false }
    let path = Set([spot.index] + spot.node.ancestors.map(\.index))
    var removed = 0
    for node in window.index + 1..<window.subtreeEnd {
      let isInPicker = (spot.index..<spot.node.subtreeEnd).contains(node)
      guard !isInPicker, !path.contains(node), spot.transcript.isStop(node) != .no else { continue }
      mutant.screen.remove(node)
      removed += 1
    }
    return removed > 0
  }
}

extension Spot {
  /// Whatever looks like a window around it, innermost first.
  fileprivate var windowsAround: [Node] {
    node.ancestors.filter { above in
      [.dialog, .alert].contains(above.role) || above.text(.paneTitle).value != nil
        || above.text(.identifier).value == "android:id/parentPanel"
    }
  }
}
