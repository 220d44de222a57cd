/// A named set, a slot of a kind, or the nodes of a kind, as their file writes them.
package struct SetOutline: Sendable {
  /// Where it is written: “rules/pages/button/page.yaml:24”.
  package var place: String
  /// What a node has to meet.
  package var group: OutlineGroup
}
