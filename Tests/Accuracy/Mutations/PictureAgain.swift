import AccessibilityTree
import AuditTesting

extension Mutation {
  static let pictureAgain = Mutation(
    "picture-again", "Two things side by side are both called a picture.",
    finds: Pages.finds("name-is-made-of-words", "picture-again"),
    brings: Pages.ofOtherNames + ["button/focus-flows", "button/inner-description-is-heard"]
  ) { mutant in
    guard !mutant.spot.isTabByItsRow, !mutant.spot.isAmongThingsToInsert else { return false }
    let spot = mutant.spot
    let rules = Pages.named.map { "\($0)/name-is-made-of-words" }
    guard spot.isEnglish, let parent = spot.node.parent,
      let rule = rules.first(where: { spot.passes($0, at: spot.index) })
    else { return false }
    let others = parent.children.map(\.index).filter { $0 != spot.index && spot.passes(rule, at: $0) }
    guard let name = mutant.pick(["Image", "icon"]) else { return false }
    // Where it stands alone, it stands there twice.
    // A second one that is selected, or the first two of a group, would be another defect.
    guard !others.isEmpty || (parent.hasOtherChildren && !spot.node.isOn(.selected)) else { return false }
    // A copy has nothing inside, so the part that takes the click would be missing.
    let clickIsInside = spot.isAndroid && !spot.node.isOn(.clickable) && spot.node.subtreeEnd > spot.index + 1
    guard !others.isEmpty || !clickIsInside else { return false }
    let other = mutant.pick(others) ?? mutant.screen.addCopy(of: spot.index, below: parent.index)
    mutant.found.append(other)
    return mutant.rename(mutant.node, to: name)
      && mutant.rename(other, like: others.isEmpty ? mutant.node : other, to: name)
  }
}

extension Node {
  fileprivate var hasOtherChildren: Bool { children.dropFirst().contains { _ in true } }
}
