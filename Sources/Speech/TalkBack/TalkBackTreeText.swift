import AccessibilityTree

/// What TalkBack says about a node and everything below it without a stop of its own, in the order of the tree.
///
/// Source: google/talkback, compositor, TreeNodesDescription and NodeRoleDescription.
struct TalkBackTreeText {
  let columns: Columns
  let words: TalkBackWords
  let tree: TalkBackTree
  let roles: TalkBackRoles
  let naming: TalkBackNames
  let order: TalkBackWordOrder
  let keyboard: TalkBackKeyboard

  /// The tree text of a stop.
  func fragments(of stop: Int) -> [Fragment] { fragments(of: stop, keepsStops: true) }

  /// The announcement if something in a live region changes, including its stops.
  func liveFragments(of region: Int) -> [Fragment] { fragments(of: region, keepsStops: false) }

  /// A node whose children are being spoken.
  private struct Open {
    let node: Int
    let end: Int
    /// Where its status begins, and where its text begins.
    let statusStart: Int
    let start: Int
    let name: String?
    let lateRole: String?
  }

  private func fragments(of stop: Int, keepsStops: Bool) -> [Fragment] {
    var fragments: [Fragment] = []
    fragments.reserveCapacity(6)
    let speaksChildren = !naming.hidesChildren(stop) && (tree.speaksChildren(stop) || !keepsStops)
    let opened = begin(stop, end: speaksChildren ? columns.end(stop) : stop + 1, &fragments)
    guard opened.end > stop + 1 else {
      finish(opened, isStop: true, &fragments)
      return fragments
    }
    var open = [opened]
    var node = stop + 1
    while node < open[0].end {
      while let last = open.last, node >= last.end { finish(open.removeLast(), isStop: false, &fragments) }
      if !tree.isReached(node) || (keepsStops && tree.stops.contains(node)) {
        node = columns.end(node)
        continue
      }
      guard tree.seen.contains(node), !keepsStops || !roles.isProgress(node) else {
        node += 1
        continue
      }
      let end = columns.end(node)
      let hidesChildren = naming.hidesChildren(node)
      let opened = begin(node, end: hidesChildren ? node + 1 : end, &fragments)
      if opened.end > node + 1 { open.append(opened) } else { finish(opened, isStop: false, &fragments) }
      node = hidesChildren ? end : node + 1
    }
    while let last = open.popLast() { finish(last, isStop: last.node == stop, &fragments) }
    return fragments
  }

  /// Adds what a node says before its children.
  private func begin(_ node: Int, end: Int, _ fragments: inout [Fragment]) -> Open {
    let statusStart = fragments.count
    if order == .stateNameRole { appendStatus(of: node, to: &fragments) }
    let start = fragments.count
    let name = mainText(of: node)
    let lateRole = appendOwn(of: node, name: name, to: &fragments)
    return Open(
      node: node, end: end, statusStart: statusStart, start: start, name: name.first?.text, lateRole: lateRole)
  }

  /// Adds what a node says after its children. A status without any text is not spoken.
  private func finish(_ open: Open, isStop: Bool, _ fragments: inout [Fragment]) {
    if let role = open.lateRole { fragments.append(Fragment(.role, role, property: .role, node: open.node)) }
    if fragments.count == open.start {
      fragments.removeSubrange(open.statusStart...)
    } else if order != .stateNameRole {
      appendStatus(of: open.node, to: &fragments)
    }
    appendRest(of: open.node, isStop: isStop, name: open.name, to: &fragments)
  }

  /// Adds state, name and role in the chosen order, without pieces that repeat an earlier one.
  ///
  /// - Returns: the role word if Compose puts it on an extra last child, for a node with children and without a name of
  ///   its own.
  private func appendOwn(of node: Int, name: [Fragment], to fragments: inout [Fragment]) -> String? {
    let start = fragments.count
    func append(_ piece: Fragment?) {
      guard let piece, !fragments[start...].contains(where: { $0.text.lowercased() == piece.text.lowercased() })
      else { return }
      fragments.append(piece)
    }
    let (state, word) = (state(of: node), roles.word(of: node))
    let isLate = name.isEmpty && word != nil && tree.hasChildren(node) && roles.isGivenToChild(node)
    let role = isLate ? nil : word.map { Fragment(.role, $0, property: .role, node: node) }
    switch order {
    case .stateNameRole:
      append(state)
      name.forEach(append)
      append(role)
    case .roleNameState:
      append(role)
      name.forEach(append)
      append(state)
    case .nameRoleState:
      name.forEach(append)
      append(role)
      append(state)
    }
    return isLate ? word : nil
  }

  private func mainText(of node: Int) -> [Fragment] {
    if roles.isEditable(node) { return fieldText(of: node) }
    if let label = columns.text(.label, node) { return [Fragment(.name, label, property: .label, node: node)] }
    return naming.visibleText(of: node).map { [Fragment(.name, $0, property: .text, node: node)] } ?? []
  }

  /// The text, which is the hint while the box is empty, else the content description. For a password, the content
  /// description or “password”, and how many characters it has.
  ///
  /// Source: google/talkback, EditTextDescription.
  private func fieldText(of node: Int) -> [Fragment] {
    let hint = naming.shownHint(of: node).map { Fragment(.value, $0, property: .placeholder, node: node) }
    let text = hint == nil ? columns.text(.text, node) ?? columns.text(.value, node) : nil
    let label = columns.text(.label, node).map { Fragment(.name, $0, property: .label, node: node) }
    guard columns.role(node) == .secureTextField || columns.isOn(.password, node) else {
      let typed = text.map { Fragment(.value, $0, property: .text, node: node) }
      return (typed ?? hint ?? label).map { [$0] } ?? []
    }
    let count = text.map { Fragment(.value, words.characters(in: $0), property: .text, node: node) }
    let kind = label ?? Fragment(.value, words.password, property: .password, node: node)
    return [kind, count ?? hint].compactMap(\.self)
  }

  private func appendStatus(of node: Int, to fragments: inout [Fragment]) {
    func say(_ word: String, _ property: Property) {
      fragments.append(Fragment(.state, word, property: property, node: node))
    }
    if columns.isOn(.expanded, node) {
      say(words.expanded, .expanded)
    } else if columns.isOff(.expanded, node), columns.snapshot[node].isCollapsed {
      say(words.collapsed, .expanded)
    }
    guard roles.isCheckable(node), !roles.isToggle(node), !columns.hasText(.stateDescription, node) else { return }
    if columns.isOn(.mixed, node) {
      say(words.partiallyChecked, .mixed)
    } else if columns.isOn(.checked, node) {
      say(words.checked, .checked)
    } else if columns.isOff(.checked, node), columns.role(node) != .text {
      // A CheckedTextView speaks its state only when it is checked.
      say(words.notChecked, .checked)
    }
  }

  private func state(of node: Int) -> Fragment? {
    if roles.isEditable(node), keyboard.isEditing(node, columns) {
      return Fragment(.state, words.editing, property: .inputFocused, node: node)
    }
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

  /// Adds error, hint text and tooltip after the children's texts. A label that points to the stop itself ends the
  /// text: “… for Email”.
  private func appendRest(of node: Int, isStop: Bool, name: String?, to fragments: inout [Fragment]) {
    if let error = columns.text(.error, node) {
      fragments.append(Fragment(.state, "\(words.error): \(error)", property: .error, node: node))
    }
    // A hint that the box shows was already spoken as its text.
    let isShown = naming.shownHint(of: node) != nil
    let fieldHint = roles.isEditable(node) ? columns.text(.hint, node) : nil
    if !isShown, let hint = columns.text(.placeholder, node) ?? fieldHint {
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
