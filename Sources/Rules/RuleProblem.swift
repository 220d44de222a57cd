import AccessibilityTree

/// A problem in a rule file that a person has to fix, with its place.
public struct RuleProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int
  public var message: String

  /// “`file`:`line`:`column`: `message`”, always one line, whatever is in the file.
  public var description: String { CleanText.line("\(file):\(line):\(column): \(message)") }
}
