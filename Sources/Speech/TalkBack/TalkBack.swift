public import AccessibilityTree

/// TalkBack on Android with default settings, hints on. The order of words can be set.
///
/// Swipe order is `TalkBackOrder`.
///
/// Source: google/talkback; docs/speech.md.
public struct TalkBack: ScreenReader {
  public let name = "TalkBack"
  public let platform = Platform.android
  public let imitates = "15.1"

  /// The order of words that the user has set.
  public let wordOrder: TalkBackWordOrder

  /// TalkBack with this order of words.
  public init(wordOrder: TalkBackWordOrder = .stateNameRole) { self.wordOrder = wordOrder }

  public func hasWords(for language: String) -> Bool {
    LanguageLookup.value(for: language, in: TalkBackWords.byLanguage) != nil
  }

  public func transcript(of snapshot: Snapshot) -> Transcript {
    let columns = Columns(snapshot)
    let words = TalkBackWords.words(for: snapshot.meta.language)
    let tree = TalkBackTree(columns, reached: Reach.nodes(columns))
    let roles = TalkBackRoles(columns: columns, words: words)
    let naming = TalkBackNames(columns: columns, roles: roles, tree: tree)
    let cutOff = TalkBackCutOff(columns: columns, tree: tree, naming: naming).cutOff()
    let names = naming.names(cutOff)
    let collections = TalkBackCollections(columns, stops: tree.stops, words: words)
    let speaker = TalkBackSpeaker(
      columns: columns, words: words, tree: tree, names: names, cutOff: cutOff, collections: collections,
      text: TalkBackTreeText(
        columns: columns, words: words, tree: tree, roles: roles, naming: naming, order: wordOrder,
        keyboard: TalkBackKeyboard(columns)),
      hints: TalkBackHints(columns: columns, words: words, roles: roles, collections: collections))
    let utterances = Utterances(at: tree.stops.union(tree.uncertain), compose: { speaker.utterance(of: $0) })
    return Transcript(
      snapshot: snapshot, screenReader: self, stops: tree.stops, uncertainStops: tree.uncertain,
      uncertainBecause: tree.uncertainBecause, passedOver: tree.passedOver,
      order: TalkBackOrder.order(columns, stops: tree.stops),
      utterances: utterances, names: names, cutOff: cutOff)
  }

  /// Source: google/talkback, EventTypeWindowContentChangedFeedbackRule.
  public func announcement(ofRegion node: Int, in snapshot: Snapshot) -> Utterance {
    let columns = Columns(snapshot)
    let words = TalkBackWords.words(for: snapshot.meta.language)
    let tree = TalkBackTree(columns, reached: Reach.nodes(columns))
    let roles = TalkBackRoles(columns: columns, words: words)
    let naming = TalkBackNames(columns: columns, roles: roles, tree: tree)
    let text = TalkBackTreeText(
      columns: columns, words: words, tree: tree, roles: roles, naming: naming, order: wordOrder,
      keyboard: TalkBackKeyboard(columns))
    // A live region makes its view important unless the app says otherwise. A canonical tree does not say.
    let isSeen = tree.seen.contains(node) || (columns.isCanonical && tree.isReached(node))
    return Utterance(fragments: isSeen ? text.liveFragments(of: node) : [])
  }
}
