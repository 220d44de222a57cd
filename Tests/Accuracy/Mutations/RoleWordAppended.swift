import AccessibilityTree
import Speech

extension Mutation {
  static let roleWordAppended = Mutation(
    "role-word-appended", "The name ends in the word that the screen reader says for the role.",
    finds: Pages.finds("name-omits-role", "role-word-last"), brings: Pages.ofOtherNames
  ) { mutant in
    guard !mutant.spot.isTabByItsRow else { return false }
    guard let name = mutant.spot.name, let role = mutant.spot.spokenRole else { return false }
    let word = mutant.pick([role, role.prefix(1).uppercased() + role.dropFirst()]) ?? role
    return mutant.rename(mutant.node, to: "\(name) \(word)")
  }
}

extension Spot {
  /// The word that the screen reader says for the role here, in its own language; nil where the app gave another.
  var spokenRole: String? {
    guard !hasStopsBelow, node.text(.roleDescription).value == nil || node.role == .tab else { return nil }
    return utterance.fragments.first { $0.kind == .role && $0.node == index }?.text
  }
}
