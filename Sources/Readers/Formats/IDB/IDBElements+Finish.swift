import AccessibilityTree

extension IDBElements {
  /// idb's own limits: the deepest level, and the most elements.
  ///
  /// Source: facebook/idb FBAXReadLimits.swift.
  static let maximumDepth = 50
  private static let maximumCount = 3000

  /// The tree, once everything is read.
  ///
  /// - Parameters:
  ///   - isAssistive: whether the backend is `ax`, if the export says it.
  ///   - isTruncated: whether the exporter says that it stopped early.
  ///   - isWhole: whether a whole screen was asked for.
  mutating func finish(isAssistive: Bool?, isTruncated: Bool, isWhole: Bool) throws(ReadFault) -> ReadTree {
    try refuseEmpty(isWhole: isWhole)
    let isAssistive = isAssistive ?? sawAssistive
    for index in 0..<tree.builder.count {
      settleUnsure(index, isAssistive: isAssistive)
      settleGroups(index, isAssistive: isAssistive)
      if isAssistive { IDBStops.settle(index, in: &tree.builder) }
    }
    if isTruncated || tree.builder.count >= Self.maximumCount { cutAlongTheEnd() }
    IDBProcesses(processes).stateOwners(in: &tree.builder)
    return tree.finish()
  }

  private func refuseEmpty(isWhole: Bool) throws(ReadFault) {
    if tree.builder.count == 0 { throw .unusable("it contains no element") }
    guard tree.builder.count == 1 else { return }
    let only = tree.builder[0]
    let says = [Property.label, .value, .identifier].contains { only.text($0).isText }
    if !says, only.bounds.isEmpty, tree.builder.carried.contains(.bounds) {
      throw .unusable(
        "the only element has neither a frame nor a label, which happens when the app's accessibility is off")
    }
    if isWhole, only.role == .application {
      throw .unusable("only the application itself was found, which happens before its accessibility has started")
    }
  }

  private mutating func settleUnsure(_ index: Int, isAssistive: Bool) {
    let unsure = unsure[index]
    if unsure.contains(.enabled), isAssistive || knowsEnabled { tree.builder.state(.enabled, true, of: index) }
    guard isAssistive else {
      // The full tree includes nodes that are not elements, and writes “none” for values that it never read.
      for text in [Property.label, .value] where tree.builder[index].text(text) == .absent {
        tree.builder.state(text, .notExported, of: index)
      }
      return
    }
    if unsure.contains(.placeholder) { tree.builder.state(.placeholder, .absent, of: index) }
    for flag in [Property.hidden, .inputFocused] where unsure.contains(flag) {
      tree.builder.state(flag, false, of: index)
    }
    if unsure.contains(.actions) { tree.builder.carried.insert(.actions) }
  }

  private mutating func settleGroups(_ index: Int, isAssistive: Bool) {
    switch tree.builder[index].role {
    case .tab:
      // The backend `ax` calls a tab bar a group.
      let parent = Int(tree.builder[index].parent)
      if parent >= 0, tree.builder[parent].role == .group { tree.builder[parent].role = .tabList }
    case .group, .tabList:
      // System bars come without their content: facebook/idb, issues 767 and 892.
      if isAssistive, Int(tree.builder[index].subtreeEnd) == index + 1 { tree.builder.cutBelow(index) }
    default: break
    }
  }

  /// Marks the cut after the last element. The exporter walks in order, so missing elements are inside the last one, or
  /// beside it or an ancestor.
  private mutating func cutAlongTheEnd() {
    var node = tree.builder.count - 1
    while node >= 0 {
      tree.builder.cutBelow(node)
      node = Int(tree.builder[node].parent)
    }
  }
}
