import AccessibilityTree
import Audit

/// Which nodes of a snapshot findings are about, found by their paths in one pass over the tree.
enum FindingNodes {
  /// The node of each finding by its path. Findings about other captures have none here.
  static func nodes(of findings: [Finding], in snapshot: Snapshot) -> [String: Int] {
    let wanted = Set(findings.filter { $0.capture == nil }.map(\.node.path))
    guard !wanted.isEmpty else { return [:] }
    // A path is long to write and a role is not, so most nodes are passed over by their roles.
    let roles = Set(findings.map(\.node.role))
    let places = SiblingPlaces(snapshot)
    var found: [String: Int] = [:]
    for node in snapshot.nodes where roles.contains(node.role) && found.count < wanted.count {
      let path = snapshot.path(of: node.index, places)
      if wanted.contains(path) { found[path] = node.index }
    }
    return found
  }
}
