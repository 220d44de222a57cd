/// The screen readers that can be chosen, as the command line and the configuration write them.
///
/// The first one of a platform speaks its exports unless another one is chosen.
public enum KnownScreenReader: String, CaseIterable, Sendable {
  case voiceover
  case talkback

  /// The screen reader with its default settings.
  public var screenReader: any ScreenReader {
    switch self {
    case .voiceover: VoiceOver()
    case .talkback: TalkBack()
    }
  }
}
