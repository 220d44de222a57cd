import AccessibilityTree

/// States a node after its place in the tree is known.
extension AndroidDraft {
  /// States everything at its place in the tree.
  func state(of index: Int, in tree: inout AndroidNodeBuilder) {
    for (property, value) in flags where value || !tree.builder[index].isOn(property) {
      // A virtual view may never have said whether it is important; TalkBack uses it anyway.
      if isVirtual, property == .element, !value { continue }
      tree.builder.state(property, value, of: index)
    }
    for (property, text) in texts where text.isText || !tree.builder[index].text(property).isText {
      tree.builder.state(property, text, of: index)
    }
    if secondIdentifier.isText, !tree.builder[index].text(.identifier).isText {
      tree.builder.state(.identifier, secondIdentifier, of: index)
    }
    tree.stateClass(className.isText ? className : viewClass.isText ? viewClass : .absent, of: index)
    if package != .notExported { tree.stateOwner(package, of: index) }
    tree.builder[index].bounds = bounds
    if let liveRegion { tree.stateLiveRegion(liveRegion, of: index) }
    if let range { tree.stateRange(range, of: index) }
    if let collection {
      tree.stateCollection(
        rows: collection.rows, columns: collection.columns,
        selectionMode: collection.selection?.number,
        of: index)
    }
    if let item { tree.stateItem(row: item.row ?? -1, column: item.column ?? -1, of: index) }
    if let actions {
      tree.builder.carried.insert(.actions)
      actions.state(of: index, in: &tree.builder)
    }
    if hasLinks { tree.builder.changeExtras(of: index) { $0.hasLinks = true } }
    if let window { tree.windows[window] = index }
    if isLabel { tree.labelling.labels.append(index) }
    if hasLabel { tree.labelling.labelled.append(index) }
  }
}
