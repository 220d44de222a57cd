/// What a capture says about itself besides the tree; nil where it says nothing.
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
  /// Where the language comes from; nil where there is none.
  public var languageSource: LanguageSource?
  /// Whether English was assumed because the texts are too few to tell the language. False where they look like English.
  package var isLanguageAssumed = false
  /// 1.0 is the platform's default text size.
  public var fontScale: Double?
  /// RFC 3339, as written.
  public var capturedAt: String?
  /// What belongs together in order; the subdirectory of the drop directory unless the capture says otherwise.
  public var session: String?
  /// Place in the session; nil means by file name.
  public var sequence: Int?
  /// What the exporter's log of the run calls this state of the screen, such as DroidBot's `state_str`: `ScreenAction` names
  /// it. Another capture of the same state may differ in what the exporter leaves out of the comparison.
  public var state: String?
  /// What was done before this capture, such as `tap`.
  public var triggerAction: String?
  /// Identifier or path of the node that it was done to.
  public var triggerNode: String?
  /// When it was done; RFC 3339, as written.
  public var triggerAt: String?
  /// Whether the screen had come to rest; nil counts as yes, because capture tools wait for it.
  public var settled: Bool?
  /// Identifier or path of the node that holds the screen reader's focus.
  public var screenReaderFocus: String?

  /// The language unless it is a guess: what tells one screen from another.
  package var statedLanguage: String? { languageSource == .guessed ? nil : language }

  /// The language that the capture, the export or the lab says. Its texts may look like another at another text size,
  /// where fewer of them are in the tree, so captures are told apart by this one only.
  package var saidLanguage: String? { languageSource?.isSaid == false ? nil : language }

  /// Nothing said.
  public init() {}
}
