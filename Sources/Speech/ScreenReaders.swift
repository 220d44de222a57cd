public import AccessibilityTree

/// The screen readers that are imitated, one a platform.
public enum ScreenReaders {
  /// The screen reader of a platform.
  public static func screenReader(of platform: Platform) -> any ScreenReader {
    switch platform {
    case .ios: VoiceOver()
    case .android: TalkBack()
    }
  }

  /// What the platform's own screen reader says of a snapshot.
  ///
  /// Without a platform nothing can be imitated: no node is a certain stop, every node is an uncertain one because of
  /// `platform`, and every kind of fragment is unknown for that reason.
  public static func transcript(of snapshot: Snapshot) -> Transcript {
    guard let platform = snapshot.platform else { return unknownPlatform(snapshot) }
    return screenReader(of: platform).transcript(of: snapshot)
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
