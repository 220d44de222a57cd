import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let partUnreached = Mutation(
    "part-unreached", "One part of a picker was taken from the screen reader.",
    finds: ["wheel-picker/parts-are-reached#part-unreached"]
  ) { mutant in
    let spot = mutant.spot
    guard spot.isUncovered, spot.node.bounds.value != nil, spot.isAndroid || !spot.otherWheels.isEmpty else {
      return false
    }
    return mutant.hide(mutant.node)
  }

  static let pickerUnreached = Mutation(
    "picker-unreached", "A picker is one element, and none of its wheels is.",
    finds: ["wheel-picker/parts-are-reached#picker-unreached"]
  ) { mutant in
    let spot = mutant.spot
    guard spot.isIOS, spot.isUncovered, let picker = spot.node.parent, picker.flag(.element).isExported else {
      return false
    }
    mutant.screen.set(.element, true, of: picker.index)
    if spot.node.bounds.value == nil, mutant.screen.carried.contains(.bounds) {
      mutant.screen[mutant.node].record.bounds = Rect(x: 0, y: 300, width: 195, height: 216)
    }
    return spot.otherWheels.allSatisfy { mutant.hide($0) } && mutant.hide(mutant.node)
  }
}

extension Spot {
  /// Whether it is reached, and nothing lies above it.
  fileprivate var isUncovered: Bool {
    let path = [node] + Array(node.ancestors)
    return transcript.isStop(index) == .yes && !path.contains { $0.isOn(.hidden) }
      && !path.contains { $0.parent?.children.contains { $0.isOn(.modal) } ?? false }
  }

  /// The other columns of the same picker.
  fileprivate var otherWheels: [Int] {
    node.parent?.children.filter { $0.role == .pickerWheel && $0.index != index }.map(\.index) ?? []
  }
}
