public import AccessibilityTree

/// The screen readers that are imitated, one a platform.
public enum ScreenReaders {
  /// The screen reader of a platform, TalkBack with this order of words.
  public static func screenReader(
    of platform: Platform, wordOrder: TalkBackWordOrder = .stateNameRole
  ) -> any ScreenReader {
    switch platform {
    case .ios: VoiceOver()
    case .android: TalkBack(wordOrder: wordOrder)
    }
  }

  /// What the platform's own screen reader says of a snapshot.
  ///
  /// Without a platform nothing can be imitated: no node is a certain stop, every node is an uncertain one because of
  /// `platform`, and every kind of fragment is unknown for that reason.
  public static func transcript(of snapshot: Snapshot, wordOrder: TalkBackWordOrder = .stateNameRole) -> Transcript {
    guard let platform = snapshot.platform else { return unknownPlatform(snapshot) }
    return screenReader(of: platform, wordOrder: wordOrder).transcript(of: snapshot)
  }

  /// Whether the words of the platform's screen reader are known in a language; else it is imitated in English words.
  public static func hasWords(for language: String?, on platform: Platform) -> Bool {
    switch platform {
    case .ios: LanguageTag.lookUp(language, in: VoiceOverWords.byLanguage) != nil
    case .android: LanguageTag.lookUp(language, in: TalkBackWords.byLanguage) != nil
    }
  }

  private static func unknownPlatform(_ snapshot: Snapshot) -> Transcript {
    let silence = Utterance(
      fragments: [], unknown: Fragment.Kind.allCases.map { Utterance.Unknown(kind: $0, lacks: .platform) })
    return Transcript(
      snapshot: snapshot, screenReader: nil, stops: NodeSet(count: snapshot.count),
      uncertainStops: NodeSet(allOf: snapshot.count), uncertainBecause: .platform, order: [],
      utterances: [Utterance](repeating: silence, count: snapshot.count),
      names: [Evidence<String>](repeating: .notExported, count: snapshot.count))
  }
}
