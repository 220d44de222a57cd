import AccessibilityTree

/// Lines of a baseline that are not findings; never empty.
public struct BaselineProblems: Error, Hashable, Sendable, CustomStringConvertible {
  let path: String
  /// Each with its number, from 1.
  let lines: [(number: Int, text: String)]

  /// One line for each problem.
  public var description: String {
    lines.map { number, text in
      CleanText.line(
        "\(path):\(number):1: “\(text.prefix(40))” does not begin with the 32 hexadecimal digits of a finding. "
          + "Remove the line, or begin it with # if it is a comment.")
    }.joined(separator: "\n")
  }

  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
