import AccessibilityTree

/// What TalkBack says of a node and of everything below it that has no stop of its own, in the order of the tree.
///
/// Source: google/talkback, compositor, TreeNodesDescription and NodeRoleDescription.
struct TalkBackTreeText {
  let columns: Columns
  let words: TalkBackWords
  let tree: TalkBackTree
  let roles: TalkBackRoles
  let naming: TalkBackNames

  /// The tree text of a stop.
  func fragments(of stop: Int) -> [Fragment] {
    var fragments: [Fragment] = []
    fragments.reserveCapacity(6)
    let lateRole = appendOwn(of: stop, isStop: true, to: &fragments)
    if !naming.hidesChildren(stop), tree.speaksChildren(stop) { appendBelow(stop, keepsStops: true, to: &fragments) }
    if let lateRole, !fragments.contains(where: { $0.kind == .role && $0.text == lateRole }) {
      fragments.append(Fragment(.role, lateRole, property: .role, node: stop))
    }
    return fragments
  }

  /// What is announced when something in a live region changes: its stops as well.
  func liveFragments(of region: Int) -> [Fragment] {
    var fragments: [Fragment] = []
    _ = appendOwn(of: region, isStop: true, to: &fragments)
    if !naming.hidesChildren(region) { appendBelow(region, keepsStops: false, to: &fragments) }
    return fragments
  }

  private func appendBelow(_ stop: Int, keepsStops: Bool, to fragments: inout [Fragment]) {
    var node = stop + 1
    while node < columns.end(stop) {
      if !tree.isReached(node) || (keepsStops && tree.stops.contains(node)) {
        node = columns.end(node)
        continue
      }
      if tree.seen.contains(node), !keepsStops || !roles.isProgress(node) {
        if let role = appendOwn(of: node, isStop: false, to: &fragments) {
          fragments.append(Fragment(.role, role, property: .role, node: node))
        }
        if naming.hidesChildren(node) {
          node = columns.end(node)
          continue
        }
      }
      node += 1
    }
  }

  /// State, name, role, in TalkBack's default order, a piece equal to an earlier one left out.
  ///
  /// - Returns: the role word of a node without a name of its own that has children: Compose gives it to a child that
  ///   stands last.
  private func appendOwn(of node: Int, isStop: Bool, to fragments: inout [Fragment]) -> String? {
    let start = fragments.count
    let name = mainText(of: node)
    let role = roles.word(of: node)
    appendStatus(of: node, to: &fragments)
    if let state = state(of: node) { fragments.append(state) }
    if let name, !fragments[start...].contains(where: { $0.text.lowercased() == name.text.lowercased() }) {
      fragments.append(name)
    }
    var late: String?
    if let role, !fragments[start...].contains(where: { $0.text.lowercased() == role.lowercased() }) {
      if name == nil, tree.hasChildren(node), isStop {
        late = role
      } else {
        fragments.append(Fragment(.role, role, property: .role, node: node))
      }
    }
    appendRest(of: node, isStop: isStop, name: name?.text, to: &fragments)
    return late
  }

  private func mainText(of node: Int) -> Fragment? {
    if roles.isEditable(node) {
      if let text = columns.text(.text, node) ?? columns.text(.value, node), !columns.isOn(.showingHint, node) {
        return Fragment(.value, spokenText(text, of: node), property: .text, node: node)
      }
      return columns.text(.label, node).map { Fragment(.name, $0, property: .label, node: node) }
    }
    if let label = columns.text(.label, node) { return Fragment(.name, label, property: .label, node: node) }
    return naming.visibleText(of: node).map { Fragment(.name, $0, property: .text, node: node) }
  }

  private func spokenText(_ text: String, of node: Int) -> String {
    guard columns.role(node) == .secureTextField || columns.isOn(.password, node) else { return text }
    return "\(words.password), \(text.count) \(words.characters)"
  }

  private func appendStatus(of node: Int, to fragments: inout [Fragment]) {
    func say(_ word: String, _ property: Property) {
      fragments.append(Fragment(.state, word, property: property, node: node))
    }
    // No export tells collapsed from not expandable.
    if columns.isOn(.expanded, node) { say(words.expanded, .expanded) }
    guard roles.isCheckable(node), !roles.isToggle(node), !columns.hasText(.stateDescription, node) else { return }
    if columns.isOn(.mixed, node) {
      say(words.partiallyChecked, .mixed)
    } else if columns.isOn(.checked, node) {
      say(words.checked, .checked)
    } else if columns.isOff(.checked, node), columns.role(node) != .text {
      // A CheckedTextView speaks only when it is checked.
      say(words.notChecked, .checked)
    }
  }

  private func state(of node: Int) -> Fragment? {
    if let own = columns.text(.stateDescription, node) {
      return Fragment(roles.isProgress(node) ? .value : .state, own, property: .stateDescription, node: node)
    }
    if roles.isToggle(node), columns.isKnown(.checked, node) {
      let word = columns.isOn(.checked, node) ? words.on : words.off
      return Fragment(.state, word, property: .checked, node: node)
    }
    if let value = columns.text(.value, node), !roles.isEditable(node) {
      return Fragment(.value, value, property: .value, node: node)
    }
    guard roles.isProgress(node) else { return nil }
    return columns.snapshot[node].range.value.flatMap { Percentage.spoken($0) }
      .map { Fragment(.value, $0, property: .range, node: node) }
  }

  /// Error, hint text and tooltip follow the role; a label that points to the stop itself ends the text: “… for Email”.
  private func appendRest(of node: Int, isStop: Bool, name: String?, to fragments: inout [Fragment]) {
    if let error = columns.text(.error, node) {
      fragments.append(Fragment(.state, "\(words.error): \(error)", property: .error, node: node))
    }
    let shownHint = columns.isOn(.showingHint, node) ? columns.text(.text, node) : nil
    let fieldHint = roles.isEditable(node) ? columns.text(.hint, node) : nil
    if let hint = columns.text(.placeholder, node) ?? shownHint ?? fieldHint {
      fragments.append(Fragment(.value, hint, property: .placeholder, node: node))
    }
    if let tooltip = columns.text(.tooltip, node), tooltip != name {
      fragments.append(Fragment(.value, tooltip, property: .tooltip, node: node))
    }
    if isStop, let label = columns.text(.labeledByText, node), label != name {
      fragments.append(
        Fragment(.name, fragments.isEmpty ? label : "\(words.labels) \(label)", property: .labeledByText, node: node))
    }
  }
}
