import AccessibilityTree

/// Collects what Maestro says about the nodes of one platform, in any of its formats or Trailblaze's.
protocol MaestroNodes {
  var builder: SnapshotBuilder { get set }

  mutating func state(_ attribute: MaestroAttribute, _ flag: Bool, of index: Int)
  mutating func state(_ attribute: MaestroAttribute, _ text: LabelID, of index: Int)
  mutating func finish() -> ReadTree
}

extension MaestroNodes {
  /// States an attribute as it is written: a text, a truth value or the text of one.
  mutating func state(_ attribute: MaestroAttribute, _ item: JSONItem, of index: Int) {
    if attribute.isFlag {
      if let flag = item.flag { state(attribute, flag, of: index) }
    } else if attribute == .bounds {
      if let rect = BoundsText.edges(item.bytes) { builder[index].bounds = rect }
    } else {
      state(attribute, builder.intern(item.bytes), of: index)
    }
  }
}
