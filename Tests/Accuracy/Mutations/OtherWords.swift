import AccessibilityTree
import AuditTesting

extension Mutation {
  static let otherWords = Mutation(
    "other-words", "The name was copied from another control, and has no word of what is shown.",
    finds: [
      "segmented-control/name-holds-visible-text#text-not-in-name", "loading-icon/name-holds-visible-text#text-lost",
      "wheel-picker/name-holds-visible-text#text-lost", "button/name-holds-visible-text#text-not-in-name",
    ],
    brings: Pages.ofOtherNames + ["loading-icon/is-announced", "wheel-picker/choice-is-heard"]
  ) { mutant in
    let shown = mutant.spot.shownWords
    guard mutant.spot.node.text(.label).isExported, shown.joined().count > 2 else { return false }
    // Of what shows several texts, or a symbol, nobody can say which words are its label.
    let pages = ["button", "segmented-control"]
    if pages.contains(where: { mutant.spot.passes("\($0)/name-holds-visible-text", at: mutant.node) }) {
      guard let text = mutant.spot.node.text(.text).value, !mutant.spot.node.hasChildren,
        text.count(where: \.isLetter) > 2, !text.contains("_")
      else { return false }
    }
    let names = ["Purchase history", "Favourite places", "Nearby offers", "Ultimate question"].filter { name in
      Spot.words(of: name).allSatisfy { word in
        !shown.contains { $0.hasPrefix(word) || word.hasPrefix($0) }
      }
    }
    guard let name = mutant.pick(names) else { return false }
    for property in [Property.value, .stateDescription] where mutant.spot.node.text(property).value != nil {
      mutant.screen.set(property, nil, of: mutant.node)
    }
    return mutant.rename(mutant.node, to: name)
  }
}

extension Spot {
  /// The words of a text in lower case.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The words that stand on the node: on iOS the label of a text is what it shows.
  var shownWords: [String] {
    (index..<node.subtreeEnd).flatMap { place -> [String] in
      let property: Property = isIOS && place != index ? .label : .text
      return snapshot[place].text(property).value.map(Self.words) ?? []
    }
  }
}
