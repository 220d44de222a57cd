import AccessibilityTree

/// A rules directory or file that cannot be read.
public struct RuleDirectoryError: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  public var cause: String

  /// “`path`: the rules cannot be read: `cause`. …”.
  public var description: String {
    "\(CleanText.line(path)): the rules cannot be read: \(cause). Name a directory such as rules or /usr/share/a11yd/rules."
  }
}
