import AccessibilityTree
import Audit
import Readers
import Rules
import Speech

extension ExampleRunner {
  /// Examples with a wrong outcome in some export format.
  public func formatFailures() -> [ExampleFailure] { ExampleCase.all(of: ruleBook).flatMap(formatFailures) }

  /// Wrong outcomes of one example, as exports of each format of the platform would write it, with the least and with
  /// the most that they may carry. A node must not fail that does not fail in the example, and one that does fail must
  /// not pass.
  package func formatFailures(of example: ExampleCase) -> [ExampleFailure] {
    // A problem with everything exported would be reported again for each format.
    guard failures(of: example).isEmpty else { return [] }
    return ExportVariant.all(on: example.platform).compactMap { variant in
      problem(in: example, as: variant).map { failure(example, $0, variant: ", \(variant.name)") }
    }
  }

  private func problem(in example: ExampleCase, as variant: ExportVariant) -> String? {
    guard let steps = try? example.example.carrying(variant.carried).transcripts(on: example.platform) else {
      return "its tree does not fit."
    }
    let example = placed(example, steps)
    let transcript = steps[example.example.judged]
    let snapshot = transcript.snapshot
    let verdicts = verdicts(of: example.rule, steps)
    let names = ruleBook.compiled[example.rule].expectations.map(\.id)
    let marked = example.example.tree.findings.reduce(into: [:]) { $0[$1.node] = $1.expectation }
    let isFailed = example.example.outcome == .failed
    for (node, verdict) in verdicts.sorted(by: { $0.key < $1.key }) {
      guard case .failed(let place) = verdict, !isFailed || marked[node] != names[place] else { continue }
      if isOutOfReach(node, in: example.example.tree, variant.carried) { continue }
      return "\(snapshot.path(of: node)) fails `\(names[place])` only because this export does not say more."
    }
    guard isFailed else { return nil }
    for (node, expectation) in marked.sorted(by: { $0.key < $1.key }) {
      if verdicts[node] == .passed {
        return "\(snapshot.path(of: node)) passed `\(expectation)`, though this export does not say enough."
      }
      // If the format does not say what can be tapped, a plain view counts as layout, an image as a picture, and a text
      // without words as nothing.
      let isEmpty = snapshot[node].role == .text && !snapshot[node].textID(.text).isText
      if !variant.carried.contains(.clickable), isEmpty || [.other, .image].contains(snapshot[node].role) { continue }
      // Captures in this format may not show on which node an action was done, or whether the screen is the same. Then
      // nothing is judged.
      if ruleBook.compiled[example.rule].across != nil { continue }
      if verdicts[node] == nil, !auditor.mayBeTarget(node, of: example.rule, transcript) {
        return "\(snapshot.path(of: node)) is no target of `\(expectation)`, though this export does not say enough."
      }
    }
    return nil
  }

  /// Whether the example hides the node from the screen reader, or gives it to another app, with properties that this
  /// export cannot state. In such an export every node counts as reached and as the app's.
  private func isOutOfReach(_ node: Int, in tree: ExampleTree, _ carried: PropertySet) -> Bool {
    let silent = PropertySet([.hidden, .visible, .element, .owner, .identifier]).subtracting(carried)
    func isOut(_ tree: ExampleTree) -> Bool {
      tree.keys.contains { key, value in
        switch key {
        case .flag(.hidden): silent.contains(.hidden) && value == .scalar("true")
        // A node belongs to another app by its owner or its identifier.
        case .text(let property): silent.contains(property)
        case .flag(let property): silent.contains(property) && value == .scalar("false")
        default: false
        }
      }
    }
    var open = tree.roots.map { (tree: $0, isOut: false) }
    for _ in 0..<node {
      guard !open.isEmpty else { return false }
      let (tree, isOutAbove) = open.removeFirst()
      open.insert(contentsOf: tree.children.map { ($0, isOutAbove || isOut(tree)) }, at: 0)
    }
    return open.first.map { $0.isOut || isOut($0.tree) } ?? false
  }
}
