import AccessibilityTree
import AuditTesting
import Speech

extension Mutation {
  static let textCutOff = Mutation(
    "text-cut-off", "At 200 % text size a name ends in three dots.",
    finds: ["button/text-stays-when-enlarged#cut-off"], brings: ["button/text-stays-when-enlarged"]
  ) { mutant in
    // On Android a description stays when the text is cut off.
    guard mutant.spot.isIOS, let (step, node) = mutant.inLargerText, let name = mutant.spot.name, name.count > 3,
      !name.hasSuffix("…"), !name.hasSuffix("..."),
      let property = [Property.label, .text].first(where: { mutant.spot.node.text($0).value == name })
    else { return false }
    mutant.steps[step].set(property, name.prefix(3) + "…", of: node)
    return true
  }

  static let textGone = Mutation(
    "text-gone", "What does not fit at 200 % text size is left out, and nothing scrolls.",
    finds: ["button/text-stays-when-enlarged#vanished"],
    brings: ["button/text-stays-when-enlarged", "button/text-has-room-when-enlarged"]
  ) { mutant in
    guard let (step, node) = mutant.inLargerText, !mutant.mayScroll(in: step), !mutant.isSaidBeside(node, in: step)
    else {
      return false
    }
    mutant.steps[step].remove(node)
    return true
  }

  static let textOutOfSight = Mutation(
    "text-out-of-sight", "What scrolls leaves the screen at 200 % text size.",
    finds: ["button/text-stays-when-enlarged#out-of-sight"],
    brings: ["button/text-stays-when-enlarged", "button/text-has-room-when-enlarged"]
  ) { mutant in
    guard let (step, node) = mutant.inLargerText, mutant.mayScroll(around: node, in: step),
      !mutant.isSaidBeside(node, in: step), !mutant.mayGoOn(beyond: node, in: step)
    else { return false }
    mutant.steps[step].remove(node)
    return true
  }

  static let textReworded = Mutation(
    "text-reworded-when-enlarged", "At 200 % text size a text is said in shorter words.",
    finds: ["button/text-stays-when-enlarged#reads-otherwise"],
    brings: ["button/text-stays-when-enlarged", "button/text-has-room-when-enlarged"]
  ) { mutant in
    guard let (step, node) = mutant.inLargerText, !mutant.isSaidBeside(node, in: step), let name = mutant.spot.name,
      let property = [Property.label, .text].first(where: { mutant.spot.node.text($0).value == name })
    else { return false }
    mutant.steps[step].set(property, "In short", of: node)
    return true
  }

  static let frameKept = Mutation(
    "frame-kept", "At 200 % text size a text has the room that it had before.",
    finds: ["button/text-grows-when-enlarged#as-small-as-before"], brings: ["button/text-has-room-when-enlarged"]
  ) { mutant in
    guard [.text, .heading].contains(mutant.spot.node.role), mutant.step > 0,
      let smaller = mutant.counterpart(of: mutant.node, in: mutant.step - 1),
      let frame = mutant.recording[mutant.step - 1].snapshot[smaller].bounds.value,
      let own = mutant.spot.node.bounds.value,
      let screen = mutant.spot.node.ancestors.compactMap(\.bounds.value).last,
      // A line of text at the default size; in a higher room larger text may be.
      frame.height <= (mutant.spot.isIOS ? 24 : min(screen.width, screen.height) / 21)
    else { return false }
    // Where no text grows, the app may not have got the text size.
    let nodes = mutant.spot.snapshot.nodes
    let somethingGrows = nodes.contains { node in
      guard node.index != mutant.node, [.text, .heading].contains(node.role), let height = node.bounds.value?.height,
        let before = mutant.counterpart(of: node.index, in: mutant.step - 1)
      else { return false }
      let old = mutant.recording[mutant.step - 1].snapshot[before].bounds.value?.height ?? .infinity
      return height >= old * 1.5 && node.subtreeEnd == node.index + 1
    }
    guard somethingGrows else { return false }
    mutant.screen[mutant.node].record.bounds = Rect(x: own.x, y: own.y, width: frame.width, height: frame.height)
    return true
  }

  static let textOffScreen = Mutation(
    "text-off-screen", "At 200 % text size a text runs beyond the edge of the screen.",
    finds: ["button/text-has-room-when-enlarged#off-screen"], brings: ["button/text-has-room-when-enlarged"]
  ) { mutant in
    guard mutant.step > 0, !mutant.mayScroll(in: mutant.step), let own = mutant.spot.node.bounds.value,
      let screen = mutant.spot.node.ancestors.compactMap(\.bounds.value).last,
      let smaller = mutant.counterpart(of: mutant.node, in: mutant.step - 1),
      let before = mutant.recording[mutant.step - 1].snapshot[smaller].bounds.value, before.maxX <= screen.maxX
    else { return false }
    mutant.screen[mutant.node].record.bounds = Rect(
      x: own.x, y: own.y, width: screen.maxX - own.x + 60, height: own.height)
    return true
  }
}

extension Mutant {
  /// The spot in the step with the larger text; nil where it is not certain.
  fileprivate var inLargerText: (step: Int, node: Int)? {
    guard let scale = spot.snapshot.meta.fontScale,
      let step = recording.indices.first(where: { (recording[$0].snapshot.meta.fontScale ?? 0) >= scale * 1.9 })
    else { return nil }
    return counterpart(of: spot.index, in: step).map { (step, $0) }
  }

  /// Whether another node of the step has the words of this one too, so that nothing is lost with it.
  fileprivate func isSaidBeside(_ node: Int, in step: Int) -> Bool {
    let snapshot = recording[step].snapshot
    guard let name = spot.name?.lowercased() else { return false }
    return snapshot.nodes.contains { other in
      other.index != node
        && [Property.label, .text, .value].contains { other.text($0).value?.lowercased().contains(name) == true }
    }
  }

  /// Whether something else in what scrolls around a node is at its end, so that more may be below.
  fileprivate func mayGoOn(beyond node: Int, in step: Int) -> Bool {
    let snapshot = recording[step].snapshot
    guard let outer = snapshot[node].ancestors.first(where: \.scrolls), let edge = outer.bounds.value else {
      return false
    }
    // Android says that a list can be scrolled now, and nothing is left of it that came behind.
    let rest = snapshot[node].subtreeEnd..<outer.subtreeEnd
    if spot.isAndroid, outer.isOn(.scrollable), !rest.contains(where: { snapshot.speaks(at: $0) }) { return true }
    return (outer.index + 1..<outer.subtreeEnd).contains { other in
      other != node && snapshot[other].bounds.value.map { $0.maxY >= edge.maxY - 2 } == true
    }
  }

  /// Whether something around a node scrolls in a step. A list of Android says that it does not where it has no more.
  fileprivate func mayScroll(around node: Int, in step: Int) -> Bool {
    recording[step].snapshot[node].ancestors.contains { $0.scrolls && !(spot.isAndroid && $0.isOff(.scrollable)) }
  }

  /// Whether something in a step scrolls.
  fileprivate func mayScroll(in step: Int) -> Bool { recording[step].snapshot.nodes.contains(where: \.scrolls) }
}

extension Node {
  /// Whether what is in it may be scrolled out of sight.
  fileprivate var scrolls: Bool {
    isOn(.scrollable) || [.list, .grid, .table, .scrollView, .pager].contains(role)
  }
}

extension Snapshot {
  /// Whether a node has words of its own.
  fileprivate func speaks(at node: Int) -> Bool {
    [Property.label, .text].contains { self[node].text($0).value?.isEmpty == false }
  }
}
