import AccessibilityTree

/// A machine whose entries are in a report of several.
public struct ReportedBox: Hashable, Sendable {
  /// Its host name; with a part of its id where another machine has the same name.
  public let name: String
  /// The machine's id, which no other has; nil if its entries do not say it.
  public let machine: String?
  /// When it last wrote an entry, in words.
  public let last: String

  /// The name for people. Another machine may have sent any text as its name.
  var words: String { CleanText.line(Excerpt.of(name)) }
}
