/// One key of a predicate as its author wrote it, with the expression that it was compiled to.
///
/// Expressions are numbered anew, shortened and shared by all rules, so nobody recognises their own lines in them.
package struct OutlineLine: Sendable {
  /// The key, such as `child`; empty for what belongs to a key above and has none of its own.
  package var key: String
  /// The value on one line: `{role: button}`.
  package var value: String
  /// The line in its file; 0 for what is in no file.
  package var line: Int
  /// nil for a line that asks nothing by itself, such as `step: during`.
  package var expression: Expression.ID?
  package var content: Content = .leaf

  /// What is below the key.
  package indirect enum Content: Sendable {
    /// Nothing that is asked by itself.
    case leaf
    /// Every element has to hold; each is a predicate of one key or several.
    case all([OutlineGroup])
    /// One element has to hold.
    case any([OutlineGroup])
    case not(OutlineGroup)
    /// Several tests in one mapping; all have to hold.
    case parts([OutlineLine])
    /// A predicate about other nodes.
    case nodes(NodeRelation, Quantifier, OutlineGroup)
    /// A named set, or what a kind puts into a slot.
    case set(String)
  }

  /// How many of the other nodes have to meet it.
  package enum Quantifier: String, Sendable {
    case some
    case none
    case every
    case exactlyOne = "exactly-one"
  }

  /// The key and its value on one line.
  package var flow: String { key.isEmpty ? value : "\(key): \(value)" }
}
