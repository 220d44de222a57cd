import AccessibilityTree

/// Whether words that nobody tied to a node were said of this one.
extension RecordedUtterance {
  /// Whether anything that the app words was said as here. A node for which the app has no words cannot tell.
  var saysSomethingOfTheApp: Bool {
    let own = imitated.fragments.indices.filter { isOfTheApp(imitated.fragments[$0]) }
    return own.isEmpty ? unexplained.isEmpty : own.contains { places[$0] != nil }
  }

  /// Whether the node has a name, and all of it was said.
  var saysItsName: Bool { nameEnd != nil }

  /// Behind the last word of the name, if all of it was said.
  private var nameEnd: Int? {
    let names = imitated.fragments.indices.filter { imitated.fragments[$0].kind == .name }
    let spoken = names.compactMap { places[$0] }
    return spoken.count == names.count ? spoken.map(\.upperBound).max() : nil
  }

  /// Whether nothing was said but what is known of the node and what a screen reader says of a control.
  var isExplained: Bool { rest.isEmpty }
  private var rest: [Range<Int>] { unexplained.filter { !isHint($0) } }

  /// Whether these words are the node's name and else what a screen reader says of a control.
  ///
  /// A name alone may be an announcement of the app unless the test moved the screen reader. Other words of the app may be
  /// a new value if they follow the name and the role is said as here.
  ///
  /// - Parameter isAfterMove: the test moved the screen reader, which says what it stops at.
  func isOfThisNode(afterMove isAfterMove: Bool) -> Bool {
    guard let end = nameEnd else { return false }
    if isExplained { return isAfterMove || saysReadersWord }
    let isRoleSaid = imitated.fragments.indices.contains {
      imitated.fragments[$0].kind == .role && places[$0] != nil
    }
    return isRoleSaid && !isCut
      && rest.allSatisfy { $0.lowerBound >= end && said.words[$0.lowerBound].piece != said.words[end - 1].piece }
  }

  /// A role or a state, which no announcement ends with.
  private var saysReadersWord: Bool {
    let kinds: [Fragment.Kind] = [.role, .state]
    return imitated.fragments.indices.contains { kinds.contains(imitated.fragments[$0].kind) && places[$0] != nil }
      || others.contains { kinds.contains($0.fragment.kind) }
  }

  private func isOfTheApp(_ fragment: Fragment) -> Bool { fragment.kind == .name || fragment.kind == .value }

  /// Whether these words are in the app's own hint.
  private func isHint(_ place: Range<Int>) -> Bool {
    let words = said.words[place].map(\.text)
    return imitated.fragments.contains { fragment in
      fragment.kind == .hint && SaidWords(fragment.text).place(of: words) { _ in true } != nil
    }
  }
}
