import AccessibilityTree

extension Mutation {
  static let printed = Mutation(
    "printed", "What a program prints stands in place of the name.",
    finds: Pages.finds("name-is-made-of-words", "printed"), brings: Pages.ofOtherNames
  ) { mutant in
    // A container that is a loading icon by its words is none without them.
    guard mutant.spot.node.role != .group else { return false }
    let names = ["%1$s", "Optional(\"Close\")", "Item(id=4711, name=Close)", "com.example.Action@3fa81c2"]
    guard mutant.spot.node.text(.label).isExported, let name = mutant.pick(names) else { return false }
    return mutant.rename(mutant.node, to: name)
  }
}
