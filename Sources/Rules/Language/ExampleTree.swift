package import AccessibilityTree

/// The tree of an example in canonical keys, with the findings marked on its nodes.
package struct ExampleTree: Sendable {
  package var keys: [(key: CanonicalKey, value: CanonicalValue)]
  package var children: [ExampleTree]
  /// The expectation that is not met here, or `where` if it is unknown whether the rule applies.
  package var finding: String?
  /// Whether only its children are on the screen.
  package var isForest = false
  /// Whether it is the control itself in a sample of a kind; the sample's other nodes surround it.
  var isControl = false
  /// Whether it surrounds the control of a sample. The example does not depend on what a rule says about it.
  package var isAround = false

  /// A node of a tree.
  package init(
    keys: [(key: CanonicalKey, value: CanonicalValue)], children: [ExampleTree] = [], finding: String? = nil
  ) {
    (self.keys, self.children, self.finding) = (keys, children, finding)
  }

  /// The trees of a screen with several roots.
  package init(roots: [ExampleTree]) {
    self.init(keys: [], children: roots)
    isForest = true
  }

  package var roots: [ExampleTree] { isForest ? children : [self] }

  /// Every finding, with the place of its node in preorder.
  package var findings: [(node: Int, expectation: String)] {
    preorder.enumerated().compactMap { node, tree in tree.finding.map { (node, $0) } }
  }

  package var preorder: [ExampleTree] {
    isForest ? children.flatMap(\.preorder) : [self] + children.flatMap(\.preorder)
  }

  /// The sample with these keys and this finding at its control. They replace the same keys of the sample.
  func filled(with node: ExampleTree) -> ExampleTree {
    contains(where: \.isControl) ? filling(node) { $0.isControl } : filling(node) { _ in true }
  }

  private func contains(where isMeant: (ExampleTree) -> Bool) -> Bool {
    isMeant(self) || children.contains { $0.contains(where: isMeant) }
  }

  private func filling(_ node: ExampleTree, where isMeant: (ExampleTree) -> Bool) -> ExampleTree {
    var tree = self
    guard isMeant(self) else {
      tree.isAround = true
      tree.children = children.map { $0.filling(node, where: isMeant) }
      return tree
    }
    tree.keys = keys.filter { key in !node.keys.contains { $0.key == key.key } } + node.keys
    if !node.children.isEmpty { tree.children = node.children }
    tree.finding = node.finding
    tree.isControl = false
    return tree
  }

  func build(into builder: inout SnapshotBuilder) throws(CanonicalProblem) {
    let index = builder.openNode()
    for (key, value) in keys { try builder.state(key, value, of: index) }
    for child in children { try child.build(into: &builder) }
    builder.closeNode()
  }
}

extension ExampleTree {
  /// The tree without these properties.
  package func without(_ properties: PropertySet) -> ExampleTree {
    var tree = self
    tree.keys.removeAll { $0.key.property.map(properties.contains) == true }
    tree.children = children.map { $0.without(properties) }
    return tree
  }

  /// The tree as written by an exporter that has a place for these properties only.
  ///
  /// An exporter with one place for a node's words writes label or text there, whichever the app gave.
  package func carrying(_ carried: PropertySet) -> ExampleTree {
    var tree = self
    tree.keys = keys.compactMap { key, value in
      guard let property = key.property, !carried.contains(property) else { return (key, value) }
      for (missing, other) in [(Property.label, Property.text), (.text, .label)]
      where key == .text(missing) && carried.contains(other) && !keys.contains(where: { $0.key == .text(other) }) {
        return (.text(other), value)
      }
      return nil
    }
    tree.children = children.map { $0.carrying(carried) }
    return tree
  }
}
