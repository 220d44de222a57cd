/// The screen readers that people can choose, as written on the command line and in the configuration.
///
/// The first one of a platform speaks its exports unless people choose another.
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
