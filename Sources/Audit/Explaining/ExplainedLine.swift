public import AccessibilityTree

/// One line of a rule as its author wrote it, with what it is at one node and the evidence behind it.
public struct ExplainedLine: Sendable {
  /// “role: button”.
  public var text: String
  /// The line in its file; 0 for what is in no file.
  public var line = 0
  /// nil for a line that asks nothing by itself.
  public var truth: Truth?
  /// What the export says, or why nobody can say.
  public var evidence = ""
  /// Whether the verdict would be another one without it.
  public var isDeciding = false
  public var layout = Layout.key
  public var parts: [ExplainedLine] = []
  /// What its parts make of it by themselves; nil where more than its parts decides.
  package var folded: Truth?

  /// How the line is written.
  public enum Layout: Sendable {
    case key
    /// The first key of an element of a list.
    case item
    /// A further key of such an element.
    case itemContinued
    /// No line of the rule: what the lines below are about.
    case note
  }

  /// A line that says what those below it are about.
  static func note(_ text: String, _ parts: [ExplainedLine] = []) -> ExplainedLine {
    ExplainedLine(text: text, layout: .note, parts: parts)
  }

  /// The first line that decides, from the outside in; nil where none does.
  public var decider: ExplainedLine? {
    if layout != .note, isDeciding, parts.allSatisfy({ $0.decider == nil }) { return self }
    return parts.lazy.compactMap(\.decider).first
  }

  /// Every line, this one first.
  package var all: [ExplainedLine] { [self] + parts.flatMap(\.all) }
}
