import AccessibilityTree

/// A problem in a configuration file that a person has to fix, with its place.
public struct ConfigurationProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let file: String
  /// The line, from 1; nil if the problem is about the whole file.
  public let line: Int?
  /// From 1.
  public let column: Int?
  public let message: String

  /// “`file`:`line`:`column`: `message`”, always one line, whatever is in the file.
  public var description: String {
    let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return CleanText.line("\(file)\(place): \(message)")
  }
}
