import AccessibilityTree
import Rules

/// The line that decides, without the evidence of all others.
extension LineExplainer {
  /// How deep it looks into sets.
  private static let mostSets = 3

  /// The first line that makes this one what it is, in the rule or in its sets.
  func decider(of line: OutlineLine, at node: Int) -> ExplainedLine {
    decider(of: line, at: node, sets: 0)
  }

  private func decider(of line: OutlineLine, at node: Int, sets: Int) -> ExplainedLine {
    let whole = truth(line, at: node) ?? .yes
    func first(_ lines: [OutlineLine], _ wanted: Truth) -> ExplainedLine? {
      lines.first { truth($0, at: node) == wanted }.map { decider(of: $0, at: node, sets: sets) }
    }
    func first(_ groups: [OutlineGroup]) -> ExplainedLine? {
      groups.first { truth($0, at: node) == whole }.flatMap { first($0.lines, whole) }
    }
    let inner: ExplainedLine?
    switch line.content {
    case .all(let groups): inner = whole == .yes ? nil : first(groups)
    // What takes every alternative is told by the line above them.
    case .any(let groups): inner = whole == .no && groups.count > 1 ? nil : first(groups)
    case .not(let group): inner = whole == .yes ? nil : group.lines.count == 1 ? nil : first(group.lines, whole.negated)
    case .parts(let lines): inner = first(lines, whole)
    case .set(let name):
      let group = sets < Self.mostSets ? ruleSets[name]?.group : nil
      inner = group.flatMap { group in
        group.lines.first { truth($0, at: node) == whole }.map { decider(of: $0, at: node, sets: sets + 1) }
      }
    case .leaf, .nodes: inner = nil
    }
    return inner ?? ExplainedLine(text: line.flow, line: line.line, truth: whole)
  }
}
