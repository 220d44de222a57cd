/// A page of the acceptance criteria: every statement of it that can be tested, as rows.
public struct CriteriaPage: Sendable {
  /// The name of its file, and of the folder of its rules: `segmented-control`.
  public var folder: String
  public var name: String
  /// Where the page stands among the criteria: `native/controls/segmented-control`.
  public var address: String
  /// The edition of the page that its statements are quoted from; nil when the file does not say.
  public var edition: String?
  /// In the order of their numbers, which have no gap.
  public var rows: [CriteriaRow]
}
