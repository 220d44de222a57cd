public import AccessibilityTree

/// What a file was recognised as, and why.
public struct Recognition: Sendable {
  /// What was around the tree, outermost first.
  public let layers: [Layer]
  /// The format; nil if the file has no known format, or fits two.
  public let format: ExportFormat?
  /// Why it has this format; nil without a format.
  public let reason: Reason?
  /// If no format was recognised, the most similar ones, nearest first.
  public let nearest: [NearFormat]
  /// The snapshot, or why there is none. The format may be known in either case.
  public var snapshot: Result<Snapshot, ReadError>

  /// Something around a document that had to be removed.
  public enum Layer: Sendable, Hashable {
    case gzip
    case utf16
    /// XML that declares windows-1252 or ISO-8859-1 and is encoded so.
    case windows1252
    case byteOrderMark
    /// Log lines before it.
    case before(bytes: Int)
    /// A remark after it.
    case behind(bytes: Int)
    /// The tree is below this key of a reply.
    case member(String, speaker: String)
    /// The tree is below `tree` of a11yd's own wrapper.
    case wrapper
    /// The document is a string in another one.
    case string
  }

  /// Why a document has its format.
  public enum Reason: Sendable, Hashable {
    /// Keys of the outermost object, or of the first one of a list, and what was found or not found further down.
    case keys([String], inList: Bool, marks: [String])
    /// The outermost element and the first one below.
    case elements(root: String, child: String?)
  }

  /// A format that a document resembles.
  public struct NearFormat: Sendable, Hashable {
    public let format: ExportFormat
    /// What the document has in common with it.
    public let shared: [String]
    /// What the document lacks.
    public let lacks: [String]
  }
}
