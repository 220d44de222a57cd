import AccessibilityTree
import Audit

/// Which findings of a log are about a node that an export shows.
struct ShownNodes {
  private let nodes: [String: Node]

  init(_ snapshot: Snapshot, _ findings: [Finding]) {
    let here = findings.map { finding in
      var finding = finding
      finding.capture = nil
      return finding
    }
    nodes = FindingNodes.nodes(of: here, in: snapshot).mapValues { snapshot[$0] }
  }

  /// Whether the node is there, and has the role, the place and the identifier that it had.
  func shows(_ finding: Finding) -> Bool {
    guard let node = nodes[finding.node.path], node.role == finding.node.role else { return false }
    if let bounds = finding.node.bounds, node.bounds.value != bounds { return false }
    return finding.node.identifier == nil || node.text(.identifier).value == finding.node.identifier
  }
}
