import AccessibilityTree

/// What a screen reader really said at a node, beside what it would say there by its source.
///
/// The words that were said decide. Hints, containers and positions depend on settings and on where the focus came from:
/// that they were not said proves nothing.
struct RecordedUtterance {
  let said: SaidWords
  let imitated: Utterance
  private let node: Int
  private let vocabulary: ReaderVocabulary
  /// By fragment of the imitation: where its words stand.
  private(set) var places: [Range<Int>?]
  /// What was said beyond the imitation.
  private(set) var others: [(places: Range<Int>, fragment: Fragment)] = []
  /// Words that neither the export nor the screen reader's vocabulary knows.
  private(set) var unexplained: [Range<Int>] = []

  init(_ said: String, insteadOf imitated: Utterance, at node: Int, _ vocabulary: ReaderVocabulary) {
    (self.said, self.imitated, self.node, self.vocabulary) = (SaidWords(said), imitated, node, vocabulary)
    places = Array(repeating: nil, count: imitated.fragments.count)
    findImitated()
    explainOthers()
  }

  /// The screen reader's own words that were said.
  var readersWords: Set<ReaderVocabulary.Word> {
    // A button may be called “On”.
    let found = places.indices.filter { places[$0] != nil }.map { imitated.fragments[$0] }
      .filter { $0.kind != .name && $0.kind != .value }.map(\.text)
    return (found + others.map { said.text(of: $0.places) }).reduce(into: []) {
      $0.formUnion(vocabulary.meanings(of: SaidWords.words(of: $1)))
    }
  }

  /// The utterance for rules.
  ///
  /// - Parameter known: words of the screen reader that it said anywhere in this recording: it has them, and says them.
  func utterance(knowing known: Set<ReaderVocabulary.Word>) -> Utterance {
    var pieces = others.map { (order: $0.places.lowerBound, fragment: $0.fragment) }
    var replaced: Fragment?
    var last = -1
    for (number, fragment) in imitated.fragments.enumerated() {
      if let place = places[number] {
        last = place.lowerBound
        pieces.append((last, spoken(fragment, at: place)))
      } else if isUnheard(fragment, known) {
        if fragment.kind == .name || fragment.kind == .value { replaced = replaced ?? fragment }
      } else {
        pieces.append((last, fragment))
      }
    }
    for place in unexplained {
      let kind = replaced?.kind ?? .context
      pieces.append(
        (place.lowerBound, Fragment(kind, said.text(of: place), property: replaced?.property, node: node)))
    }
    let order = pieces.indices.sorted { (pieces[$0].order, $0) < (pieces[$1].order, $1) }
    return Utterance(
      fragments: order.map { pieces[$0].fragment }, unknown: imitated.unknown.filter { isOpen($0, known) },
      said: said.text)
  }

  // MARK: what was said

  private mutating func findImitated() {
    var taken = Set<Int>()
    // What the app words first: a role's word may be part of a name.
    let order = imitated.fragments.indices.sorted { one, other in
      (isReaders(imitated.fragments[one]) ? 1 : 0, one) < (isReaders(imitated.fragments[other]) ? 1 : 0, other)
    }
    for number in order where imitated.fragments[number].kind != .hint {
      let words = SaidWords.words(of: imitated.fragments[number].text)
      guard let place = said.place(of: words, where: { !taken.contains($0) }) ?? synonym(of: words, taken) else {
        continue
      }
      places[number] = place
      taken.formUnion(place)
    }
    free = said.words.indices.filter { !taken.contains($0) }
  }

  private var free: [Int] = []

  /// The same word of the screen reader in another language.
  private func synonym(of words: [String], _ taken: Set<Int>) -> Range<Int>? {
    let meanings = vocabulary.meanings(of: words)
    guard !meanings.isEmpty else { return nil }
    return pieces(of: said.words.indices.filter { !taken.contains($0) }).first { place in
      !vocabulary.meanings(of: said.words[place].map(\.text)).isDisjoint(with: meanings)
    }
  }

  private func isReaders(_ fragment: Fragment) -> Bool {
    !vocabulary.meanings(of: SaidWords.words(of: fragment.text)).isEmpty
  }

  /// Words that follow each other without a comma.
  private func pieces(of places: [Int]) -> [Range<Int>] {
    places.reduce(into: []) { runs, place in
      if let last = runs.last, last.upperBound == place, said.words[place].piece == said.words[place - 1].piece {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
  }

  private mutating func explainOthers() {
    for place in pieces(of: free) {
      let words = said.words[place].map(\.text)
      // A hint is the last that is said.
      if vocabulary.beginsHint(words) { break }
      if let word = vocabulary.meanings(of: words).min(by: { $0.number < $1.number }) {
        others.append((place, Fragment(word.kind, said.text(of: place), property: word.property, node: node)))
      } else if HeardPosition.position(in: said.text(of: place)) != nil {
        others.append((place, Fragment(.position, said.text(of: place), property: .position, node: node)))
      } else {
        unexplained.append(place)
      }
    }
  }

  // MARK: what was not

  private func spoken(_ fragment: Fragment, at place: Range<Int>) -> Fragment {
    var fragment = fragment
    fragment.text = said.text(of: place)
    return fragment
  }

  /// Whether the recording proves that this piece was not said. What is worded in another way than here counts as said.
  private func isUnheard(_ fragment: Fragment, _ known: Set<ReaderVocabulary.Word>) -> Bool {
    if isCut { return false }
    let words = SaidWords.words(of: fragment.text)
    let meanings = vocabulary.meanings(of: words)
    switch fragment.kind {
    case .hint, .context: return false
    // Said at other times, but not here.
    case .position: return others.contains { $0.fragment.kind == .position }
    case .role: return unexplained.isEmpty && !meanings.isDisjoint(with: known)
    case .state where !meanings.isEmpty: return unexplained.isEmpty && !known.isEmpty
    case .state, .name, .value: return isSaidInNoWord(words)
    }
  }

  /// Whether not one of these words was said. Numbers and signs may be read in other words.
  private func isSaidInNoWord(_ words: [String]) -> Bool {
    let told = words.filter { $0.count > 1 && $0.allSatisfy(Self.isOfSpacedScript) }
    return told.count == words.count && !words.isEmpty
      && Set(said.words.map(\.text)).isDisjoint(with: told)
  }

  /// A letter of a script that parts words: Latin to Devanagari.
  private static func isOfSpacedScript(_ character: Character) -> Bool {
    character.isLetter && character.unicodeScalars.allSatisfy { $0.value < 0x0E00 }
  }

  /// Source: guidepup, on XCUIVoiceOverService of Xcode 27.0: utterances end after 64 characters.
  static func isCut(_ said: String) -> Bool { said.count >= 64 && said.count <= 65 }
  var isCut: Bool { Self.isCut(said.text) }

  private func isOpen(_ unknown: Utterance.Unknown, _ known: Set<ReaderVocabulary.Word>) -> Bool {
    if isCut { return true }
    switch unknown.kind {
    case .hint, .context: return true
    case .position: return !others.contains { $0.fragment.kind == .position }
    case .role: return !(unexplained.isEmpty && known.contains { $0.kind == .role })
    case .state: return !(unexplained.isEmpty && !known.isEmpty)
    case .name, .value: return !unexplained.isEmpty
    }
  }
}
