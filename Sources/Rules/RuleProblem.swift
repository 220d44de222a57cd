import AccessibilityTree

/// Something in a rule file that a person has to repair, with its place.
public struct RuleProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int
  public var message: String

  /// “`file`:`line`:`column`: `message`”, one line whatever stands in the file.
  public var description: String { CleanText.line("\(file):\(line):\(column): \(message)") }
}
