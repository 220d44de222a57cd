import AccessibilityTree
import AuditTesting

extension Mutation {
  static let textOpens = Mutation(
    "text-opens", "What opened a picker is a text that listens to touches.",
    finds: ["wheel-picker/what-opens-has-a-role#role-missing"], brings: Pages.ofOtherNames
  ) { mutant in
    guard mutant.spot.isIOS, mutant.spot.node.role == .button else { return false }
    mutant.becomeText(mutant.node)
    return true
  }

  static let labelCut = Mutation(
    "label-cut", "Nothing connects a drop-down list with its label any more.",
    finds: ["wheel-picker/name-is-more-than-the-choice#choice-only"], brings: Pages.ofOtherNames
  ) { mutant in
    guard mutant.spot.node.text(.labeledByText).value != nil else { return false }
    mutant.screen.set(.labeledByText, nil, of: mutant.node)
    return true
  }
}
