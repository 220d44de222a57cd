package import AccessibilityTree

/// The tree of an example in canonical keys, with the findings marked on its nodes.
package struct ExampleTree: Sendable {
  package var keys: [(key: CanonicalKey, value: CanonicalValue)]
  package var children: [ExampleTree]
  /// The expectation that is not met here, or `where` when it is not known whether the rule applies.
  package var finding: String?
  /// Only its children stand in the screen.
  package var isForest = false
  /// In a sample of a kind: the control itself, where other nodes of the sample are what stands around it.
  var isControl = false
  /// Part of a sample, around its control: what a rule says of it is no matter of the example.
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

  /// Every finding with the place of its node in preorder.
  package var findings: [(node: Int, expectation: String)] {
    preorder.enumerated().compactMap { node, tree in tree.finding.map { (node, $0) } }
  }

  package var preorder: [ExampleTree] {
    isForest ? children.flatMap(\.preorder) : [self] + children.flatMap(\.preorder)
  }

  /// The sample with these keys and this finding at its control; what the sample says of the same keys gives way.
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
  /// The tree without what it says of these properties.
  package func without(_ properties: PropertySet) -> ExampleTree {
    var tree = self
    tree.keys.removeAll { $0.key.property.map(properties.contains) == true }
    tree.children = children.map { $0.without(properties) }
    return tree
  }

  /// The tree as an exporter writes it that has a place for these properties only.
  ///
  /// An exporter with one place for the words of a node writes them there, whichever of the two the app gave.
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
