/// A page of the acceptance criteria: all its testable statements, as rows.
public struct CriteriaPage: Sendable {
  /// The name of its file, and of the folder of its rules: `segmented-control`.
  public var folder: String
  public var name: String
  /// The address of the page among the criteria: `native/controls/segmented-control`.
  public var address: String
  /// The edition of the page from which statements are quoted; nil if the file does not say.
  public var edition: String?
  /// The rows in the order of their numbers, which have no gap.
  public var rows: [CriteriaRow]
}
