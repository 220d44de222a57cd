import AccessibilityTree

extension Mutation {
  static let codeName = Mutation(
    "code-name", "The name of a picture, a class or a resource stands in place of the name.",
    finds: Pages.finds("name-is-made-of-words", "code-name") + ["loading-icon/name-says-purpose#code-name"],
    brings: Pages.ofOtherNames
  ) { mutant in
    // A container that is a loading icon by its words is none without them.
    guard mutant.spot.node.role != .group else { return false }
    let names = [
      "ic_close_24", "btn-menu-white", "com.example:id/close", "AppCompatImageButton", "checkmark.circle.fill",
    ]
    guard mutant.spot.node.text(.label).isExported, let name = mutant.pick(names) else { return false }
    return mutant.rename(mutant.node, to: name)
  }
}
