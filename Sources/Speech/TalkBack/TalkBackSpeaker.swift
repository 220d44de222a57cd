import AccessibilityTree

/// Composes what TalkBack says at a stop: selected, tree text, disabled, heading, position, collection entered or left, hints.
///
/// Source: google/talkback, compositor, EventTypeViewAccessibilityFocusedFeedbackRule.
struct TalkBackSpeaker {
  let columns: Columns
  let words: TalkBackWords
  let tree: TalkBackTree
  let names: [Evidence<String>]
  let cutOff: CutOff?
  let collections: TalkBackCollections
  let text: TalkBackTreeText
  let hints: TalkBackHints

  func utterance(of node: Int) -> Utterance {
    var fragments = text.fragments(of: node)
    if isUnlabelled(node, fragments) {
      insert(words.unlabelled, .label, of: node, &fragments)
    }
    if columns.isOn(.selected, node) { insert(words.selected, .selected, of: node, &fragments) }
    if columns.isOff(.enabled, node), !isHeading(node) {
      fragments.append(Fragment(.state, words.disabled, property: .enabled, node: node))
    }
    if isHeading(node), !columns.hasText(.roleDescription, node) {
      fragments.append(Fragment(.role, words.heading, property: .heading, node: node))
    }
    let position = collections.position(of: node)
    if let position {
      fragments.append(
        Fragment(.position, PositionTemplate(text: words.position).spoken(position), property: .position, node: node))
    }
    for place in collections.gridPlace(of: node) {
      fragments.append(Fragment(.context, place, property: .position, node: node))
    }
    if let change = collections.entry(at: node) ?? collections.exit(at: node) {
      fragments.append(Fragment(.context, change.words, property: .collection, node: change.collection))
    }
    if let hint = columns.text(.hint, node), !text.roles.isEditable(node) {
      fragments.append(Fragment(.hint, hint, property: .hint, node: node))
    }
    hints.append(for: node, to: &fragments)
    return Utterance(fragments: fragments, unknown: unknown(node, fragments, hasPosition: position != nil))
  }

  /// Inserts a state of the whole node: before the text with TalkBack's default word order, else after it.
  private func insert(_ word: String, _ property: Property, of node: Int, _ fragments: inout [Fragment]) {
    let place = text.order == .stateNameRole ? 0 : fragments.count
    fragments.insert(Fragment(.state, word, property: property, node: node), at: place)
  }

  private func isHeading(_ node: Int) -> Bool {
    columns.role(node) == .heading || columns.isOn(.heading, node)
  }

  /// Whether the export may hide an amount: it lacks the ends of the range, or has no place for one.
  private func hidesAmount(_ node: Int) -> Bool {
    if case .absent = columns.snapshot[node].range { return false }
    return columns.role(node) != .loadingIcon
  }

  private func isUnlabelled(_ node: Int, _ fragments: [Fragment]) -> Bool {
    if case .notExported = names[node] { return false }
    // For TalkBack, a text of blanks only is a label.
    if TalkBackTree.hasText(node, columns) { return false }
    if fragments.isEmpty { return true }
    // An image is called “Unlabelled” even if its tooltip follows.
    return text.roles.isImage(node) && !fragments.contains { $0.kind != .role && $0.property != .tooltip }
  }

  /// What might have been spoken if the export carried it.
  private func unknown(_ node: Int, _ fragments: [Fragment], hasPosition: Bool) -> [Utterance.Unknown] {
    let roles = text.roles
    let role = columns.role(node)
    let isPlain = role == .text || role == .heading
    var unknown: [Utterance.Unknown] = []
    func lacks(_ property: Property, for kind: Fragment.Kind) {
      unknown.append(Utterance.Unknown(kind: kind, lacks: property))
    }
    if !columns.isKnown(.selected, node) { lacks(.selected, for: .state) }
    if !columns.isKnown(.enabled, node) { lacks(.enabled, for: .state) }
    if !isPlain, columns.lacksText(.stateDescription, node) { lacks(.stateDescription, for: .state) }
    if roles.isCheckable(node) || roles.isToggle(node), !columns.isKnown(.checked, node) {
      lacks(.checked, for: .state)
    }
    if case .notExported = names[node], cutOff?.names.contains(node) != true {
      let isNested = !tree.speaksChildren(node)
      lacks(isNested ? .clickable : columns.lacksText(.label, node) ? .label : .labeledByText, for: .name)
    }
    // The export says that a label exists, but not which, so “, for Period” is missing.
    if columns.snapshot.carries(.labeledByText), columns.lacksText(.labeledByText, node),
      !unknown.contains(where: { $0.kind == .name })
    {
      lacks(.labeledByText, for: .context)
    }
    if roles.isEditable(node), columns.lacksText(.text, node), columns.lacksText(.value, node) {
      lacks(.text, for: .value)
    }
    if roles.isProgress(node), fragments.allSatisfy({ $0.kind != .value }), hidesAmount(node) {
      lacks(.range, for: .value)
    }
    if !fragments.contains(where: { $0.kind == .role }) {
      if role == .notExported { lacks(.role, for: .role) }
      if columns.lacksText(.roleDescription, node) { lacks(.roleDescription, for: .role) }
      // A role that repeats the name in the guessed language may not do so in the screen's real language.
      if columns.snapshot.meta.languageSource == .guessed, roles.word(of: node) != nil { lacks(.language, for: .role) }
      if !hasPosition, !columns.isKnown(.heading, node) { lacks(.heading, for: .role) }
    }
    if !hasPosition, !columns.snapshot.carries(.position) { lacks(.position, for: .position) }
    if !columns.isKnown(.clickable, node) { lacks(.clickable, for: .hint) }
    if collections.isSingleSelection(node) == nil { lacks(.collection, for: .hint) }
    return unknown
  }
}
