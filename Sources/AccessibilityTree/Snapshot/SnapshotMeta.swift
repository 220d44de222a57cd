/// What a capture says about itself besides the tree; nil for what it does not say.
///
/// Source: the wrapper `{"a11ySnapshot": 1, "meta": {…}}`, config/snapshot.schema.json; else what the export itself holds.
public struct SnapshotMeta: Sendable, Equatable {
  public var platform: Platform?
  /// Bundle identifier or package.
  public var app: String?
  public var appVersion: String?
  /// What the testers call the screen; else the activity, view controller or route.
  public var screen: String?
  /// BCP 47, such as `en` or `pt-BR`.
  public var language: String?
  /// Where the language comes from; nil without a language.
  public var languageSource: LanguageSource?
  /// Whether English was assumed because there are too few texts to show the language. False if they look like English.
  package var isLanguageAssumed = false
  /// 1.0 is the platform's default text size.
  public var fontScale: Double?
  /// RFC 3339, as written.
  public var capturedAt: String?
  /// The session; the subdirectory of the drop directory unless the capture says otherwise.
  public var session: String?
  /// The place in the session; if nil, the file name decides.
  public var sequence: Int?
  /// The name of this state of the screen in the exporter's log of the run, such as DroidBot's `state_str`.
  /// `ScreenAction` refers to it. Another capture of the same state may differ in properties that the exporter does not
  /// compare.
  public var state: String?
  /// What was done before this capture, such as `tap`.
  public var triggerAction: String?
  /// Identifier, path or label of the node that it was done on.
  public var triggerNode: String?
  /// When it was done; RFC 3339, as written.
  public var triggerAt: String?
  /// Whether the screen had come to rest; nil counts as yes, because capture tools wait for it.
  public var settled: Bool?
  /// Identifier, path or label of the node that holds the screen reader's focus.
  public var screenReaderFocus: String?
  /// What the screen reader said last, as the recorder was told: the last of an unknown number of utterances.
  public var lastSpeech: String?
  /// The place of the node that it was said of, worked out by the words; nil if it may have been said of another one.
  public var lastSpeechNode: Int?

  /// Some of what the screen reader said on the way here, by a log that tells no more than that; in order, with times.
  package var overheard: [Event] = []

  /// Whether the test moved the screen reader to another element before this capture, as `mobile: voiceOverMove` does.
  ///
  /// What was said last is then of that element. Source: appium/WebDriverAgent, XCUIDevice+FBVoiceOver.h.
  public var isAfterMove: Bool { triggerAction?.hasPrefix("move-focus") ?? false }

  /// The language unless it is a guess. Screens are distinguished by it.
  package var statedLanguage: String? { languageSource == .guessed ? nil : language }

  /// The language that the capture, the export or the lab says. Captures are distinguished only by this one: at a
  /// larger text size, fewer texts are in the tree, and they may look like another language.
  package var saidLanguage: String? { languageSource?.isSaid == false ? nil : language }

  /// Nothing said.
  public init() {}
}
