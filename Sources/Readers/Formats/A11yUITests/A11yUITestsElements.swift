import AccessibilityTree

/// Collects the elements of an A11yUITests snapshot until it is known which of them are drawn in which control.
///
/// The list is flat, and XCTest reports a button's title and picture as elements of their own. So an element inside the
/// frame of a button, a link or a cell counts as part of it.
struct A11yUITestsElements {
  private var elements: [A11yUITestsElement] = []
  private let limits: ReadLimits

  init(limits: ReadLimits) { self.limits = limits }

  var isEmpty: Bool { elements.isEmpty }

  private static let mostElements = 5_000

  /// Reads the list that the cursor has returned but not entered.
  mutating func read(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    try json.enter()
    while let item = try json.next() {
      guard item.isObject else { continue }
      // Every part is compared with every control, and XCTest finds only a few hundred elements on a screen.
      if elements.count >= min(limits.nodes, Self.mostElements) { throw .tooManyNodes(limits, most: Self.mostElements) }
      elements.append(try A11yUITestsElement(&json, &builder))
    }
  }

  /// Builds every element in the order of the list, except for the parts of controls.
  func build(_ builder: inout SnapshotBuilder) throws(ReadFault) {
    let controls = elements.indices.filter { elements[$0].holdsParts }
    var parts: [Int: [Int]] = [:]
    var isPart = [Bool](repeating: false, count: elements.count)
    for index in elements.indices where elements[index].isPart {
      let around = controls.filter { elements[$0].encloses(elements[index]) }
      guard let nearest = around.min(by: { elements[$0].area < elements[$1].area }) else { continue }
      parts[nearest, default: []].append(index)
      isPart[index] = true
    }
    for index in elements.indices where !isPart[index] {
      let node = try builder.openNode(level: 0, limits: limits)
      elements[index].state(of: node, in: &builder)
      for part in parts[index] ?? [] {
        let node = try builder.openNode(level: 1, limits: limits)
        elements[part].state(of: node, in: &builder)
        builder.closeNode()
      }
      builder.closeNode()
    }
  }
}
