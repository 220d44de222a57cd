import AccessibilityTree

/// What nodes below a cut could change in what VoiceOver says. A node below an element is part of it; any other may be
/// a stop of its own.
enum VoiceOverCutOff {
  /// Nil for a tree that is whole.
  static func cutOff(
    _ columns: Columns, reached: NodeSet, stops: VoiceOverStops, containers: VoiceOverContainers
  ) -> CutOff? {
    let cut = columns.snapshot.cut
    guard !cut.isEmpty else { return nil }
    var off = CutOff(count: columns.count)
    for node in cut where reached.contains(node) {
      if stops.certain.contains(node), isStopAsLeaf(node, columns) { off.stops.insert(node) }
      var around = node
      while around >= 0 {
        let isStop = stops.certain.contains(around)
        if isStop || stops.uncertain.contains(around), VoiceOverNames.takesInnerName(around, columns) {
          off.names.insert(around)
          off.utterances.insert(around)
        }
        if isStop, !off.stops.contains(around) { break }
        around = columns.parent(around)
      }
      if around < 0 { off.open(below: node, columns, isReadByPlace: true) }
    }
    off.positions = containers.nodesOfCutSeries()
    return off
  }

  /// Whether it is a stop only if it has no children.
  private static func isStopAsLeaf(_ node: Int, _ columns: Columns) -> Bool {
    guard !columns.hasChildren(node) else { return false }
    switch columns.role(node) {
    case .table, .list, .grid, .scrollView: return true
    case .stepper, .cell: return !columns.isKnown(.element, node)
    default: return false
    }
  }
}
