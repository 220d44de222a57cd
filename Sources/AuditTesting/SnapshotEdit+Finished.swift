import AccessibilityTree

extension SnapshotEdit {
  /// The changed snapshot, and where its nodes are.
  package func finished() -> EditedSnapshot {
    var builder = SnapshotBuilder(format: format)
    builder.meta = meta
    builder.events = silenced.contains(.events) ? .notExported : events
    builder.reserve(nodes.count)
    var numbers: [Int] = []
    // The nodes still to be opened, the next one last; nil closes the open node.
    var open: [Int?] = roots.reversed()
    while let step = open.popLast() {
      guard let number = step else {
        builder.closeNode()
        continue
      }
      write(nodes[number], at: builder.openNode(), to: &builder)
      numbers.append(number)
      open.append(nil)
      open += nodes[number].children.reversed().map { $0 }
    }
    let places = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    builder.carried = carried.subtracting(silenced)
    builder.verdicts = verdicts.compactMap { verdict in
      guard let node = verdict.node else { return verdict }
      return places[node].map { Verdict(tool: verdict.tool, check: verdict.check, outcome: verdict.outcome, node: $0) }
    }
    return EditedSnapshot(snapshot: builder.snapshot, numbers: numbers, places: places)
  }

  private func write(_ node: EditedNode, at index: Int, to builder: inout SnapshotBuilder) {
    if !silenced.contains(.role) { builder[index].role = node.record.role }
    if !silenced.contains(.traits) { builder[index].traits = node.record.traits }
    if !silenced.contains(.bounds) { builder[index].bounds = node.record.bounds }
    for property in Property.allCases where !silenced.contains(property) {
      if property.isText {
        let id = node.record.text(property)
        builder[index].set(property, labels[id].map { builder.intern($0) } ?? id)
      } else if case .exposed(let on) = node.record.flag(property) {
        builder[index].set(property, on)
      }
    }
    let extras = node.extras.without(silenced)
    if !extras.isEmpty { builder.changeExtras(of: index) { $0 = extras } }
    if node.isCut { builder.cutBelow(index) }
    if node.isCutAtEnd { builder.cutAfterChildren(of: index) }
  }
}
