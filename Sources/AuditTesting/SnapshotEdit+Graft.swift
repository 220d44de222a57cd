package import AccessibilityTree

extension SnapshotEdit {
  /// Puts all nodes of another screen below a node of this one, with the properties for which this export has a place.
  ///
  /// - Returns: the number of each node of the other screen, in preorder.
  package mutating func graft(_ other: Snapshot, below parent: Int) -> [Int] {
    var source = SnapshotBuilder(format: format)
    var numbers: [Int] = []
    for node in other.nodes {
      // Only a builder can make a record without any statement.
      let blank = source.openNode()
      var grafted = EditedNode(source[blank], parent: node.parent.map { numbers[$0.index] } ?? parent)
      state(node, of: &grafted)
      numbers.append(add(grafted))
    }
    return numbers
  }

  private mutating func state(_ node: Node, of grafted: inout EditedNode) {
    grafted.record.role = carried.contains(.role) ? node.role : .notExported
    if carried.contains(.traits) { grafted.record.traits = node.traits.isEmpty ? Self.traits(of: node) : node.traits }
    if carried.contains(.bounds), let bounds = node.bounds.value { grafted.record.bounds = bounds }
    for property in Property.allCases where carried.contains(property) {
      if property.isText {
        switch node.text(property) {
        case .exposed(let text): grafted.record.set(property, intern(text))
        case .absent: grafted.record.set(property, .absent)
        case .notExported: break
        }
      } else if case .exposed(let on) = node.flag(property) {
        grafted.record.set(property, on)
      }
    }
    let extras = NodeExtras(of: node)
    if carried.contains(.liveRegion) { grafted.extras.liveRegion = extras.liveRegion }
    if carried.contains(.position) { grafted.extras.position = extras.position }
    if carried.contains(.collection) { grafted.extras.collection = extras.collection }
    if carried.contains(.range) { grafted.extras.range = extras.range }
    if carried.contains(.actions) { grafted.extras.actions = extras.actions }
  }

  /// The traits that an iOS exporter writes for a UIKit control.
  private static func traits(of node: Node) -> Traits {
    var traits: Traits =
      switch node.role {
      case .button, .radioButton, .menuItem: .button
      case .backButton: [.button, .backButton]
      case .tab: [.button, .tabButton]
      case .tabList: .tabBar
      case .link: .link
      case .image: .image
      case .text: .staticText
      case .heading: [.staticText, .header]
      case .switchControl, .toggleButton: [.button, .toggle]
      case .dropDownList: [.button, .popupButton]
      case .slider, .stepper: .adjustable
      case .pickerWheel: [.pickerElement, .adjustable]
      default: []
      }
    if node.isOn(.selected) { traits.insert(.selected) }
    if node.isOff(.enabled) { traits.insert(.notEnabled) }
    return traits
  }
}
