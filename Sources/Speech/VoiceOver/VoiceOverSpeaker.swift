import AccessibilityTree

/// Composes what VoiceOver says at a stop: group, Selected, name, value, dimmed, role words, position, borders, hints.
///
/// Source: cashapp/AccessibilitySnapshot, UIAccessibility+SnapshotAdditions.
struct VoiceOverSpeaker {
  let columns: Columns
  let names: [Evidence<String>]
  let words: VoiceOverWords
  let containers: VoiceOverContainers
  let borders: VoiceOverBorders
  let cells: VoiceOverCells
  let choices: VoiceOverChoices
  let cutOff: CutOff?

  func utterance(of node: Int) -> Utterance {
    var utterance = Utterance(fragments: [])
    utterance.fragments.reserveCapacity(6)
    speak(node, to: &utterance)
    return utterance
  }

  /// The same without the words.
  func kinds(of node: Int) -> SpokenKinds {
    var kinds = SpokenKinds()
    speak(node, to: &kinds)
    return kinds
  }

  private func speak(_ node: Int, to pieces: inout some SpokenPieces) {
    let traits = VoiceOverTraits.spoken(node, columns)
    let name = spokenName(of: node, traits)
    let choice = choices.kind(of: node)
    let isExpanded = isExpanded(node)
    let level = headingLevel(of: node, traits)
    let hasValue = choice == nil && !(level != nil && columns.snapshot[node].headingLevel == nil)
    let value = hasValue ? VoiceOverValue.spoken(node, columns, traits, name: name) : nil
    let position = containers.position(of: node)
    let hint = columns.text(.hint, node)
    if let alert = borders.alert(at: node) {
      pieces.say(.context, words.alert, property: .role, node: alert)
      if let title = title(ofAlert: alert) { pieces.say(.context, title, property: .label, node: alert) }
    }
    if let group = containers.groupEntered(at: node) {
      if let label = columns.text(.label, group) {
        pieces.say(.context, label, property: .label, node: group)
      }
      if columns.role(group) == .toolbar {
        pieces.say(.context, words.toolbar, property: .role, node: group)
      }
    }
    if traits.contains(.selected) {
      pieces.say(.state, words.selected, property: .selected, node: node)
    }
    cells.appendHeaders(of: node, to: &pieces)
    if let name { pieces.say(.name, name, property: .label, node: node) }
    cells.appendPlace(of: node, to: &pieces)
    if let value { pieces.say(.value, value, property: .value, node: node) }
    // With nothing else to say, VoiceOver speaks the hint as the description and does not repeat it.
    let isOnlyHint = name == nil && value == nil
    if isOnlyHint, let hint { pieces.say(.hint, hint, property: .hint, node: node) }
    if traits.contains(.notEnabled) {
      pieces.say(.state, words.dimmed, property: .enabled, node: node)
    }
    appendRoles(traits, choice, of: node, headingLevel: level, isExpanded: isExpanded, to: &pieces)
    if let position {
      pieces.say(.position, PositionTemplate(text: words.position).spoken(position), property: .position, node: node)
    }
    for border in borders.words(at: node) {
      pieces.say(.context, border.word, property: .collection, node: border.container)
    }
    if !isOnlyHint, let hint { pieces.say(.hint, hint, property: .hint, node: node) }
    appendDefaultHints(traits, choice, isOnlyHint: isOnlyHint, isExpanded: isExpanded, of: node, to: &pieces)
    appendUnknown(node, traits, choice, hasPosition: position != nil, to: &pieces)
  }

  /// The title of an alert that is its label alone; usually it is a text inside, and spoken there.
  private func title(ofAlert alert: Int) -> String? {
    guard let title = columns.text(.label, alert) else { return nil }
    return (alert + 1..<columns.end(alert)).contains { columns.text(.label, $0) == title } ? nil : title
  }

  private func spokenName(of node: Int, _ traits: Traits) -> String? {
    guard let name = names[node].value else { return nil }
    return traits.contains(.backButton) && name.lowercased() == words.back.lowercased() ? nil : name
  }

  private func appendRoles(
    _ traits: Traits, _ choice: VoiceOverChoices.Kind?, of node: Int, headingLevel: Int?, isExpanded: Bool?,
    to pieces: inout some SpokenPieces
  ) {
    func say(_ word: String) { pieces.say(.role, word, property: .role, node: node) }
    let isTab = traits.contains(.tabButton) || containers.isInTabBar(node)
    let isToggle = traits.contains(.toggle)
    let isPlain = !isTab && !isToggle && choice == nil
    if traits.contains(.popupButton) {
      say(words.popUpButton)
    } else if traits.contains(.button), isPlain, traits.isDisjoint(with: [.keyboardKey, .backButton]) {
      say(words.button)
    }
    if let choice { append(choice, of: node, to: &pieces) }
    if traits.contains(.draggable) { say(words.draggable) }
    if traits.contains(.backButton) { say(words.backButton) }
    if isToggle {
      if traits.contains(.button) { say(words.switchButton) }
      if let state = VoiceOverValue.toggleState(node, columns, words) {
        pieces.say(.state, state, property: .checked, node: node)
      }
    }
    if isTab { say(words.tab) }
    if traits.contains(.textEntry) {
      say(traits.contains(.secureTextField) ? words.secureTextField : words.textField)
      appendEditing(traits, of: node, to: &pieces)
    }
    if traits.contains(.header) {
      say(headingLevel.map { PositionTemplate.spoken(words.headingLevel, String($0)) } ?? words.heading)
    }
    if traits.contains(.link) { say(words.link) }
    if traits.contains(.pickerElement) { say(words.pickerItem) }
    if traits.contains(.adjustable) { say(words.adjustable) }
    if traits.contains(.image) { say(words.image) }
    if traits.contains(.searchField) {
      say(words.searchField)
      if !traits.contains(.textEntry) { appendEditing(traits, of: node, to: &pieces) }
    }
    if let isExpanded {
      let word = isExpanded ? words.expanded : words.collapsed
      pieces.say(.state, word, property: .expanded, node: node)
    }
  }

  private func append(_ choice: VoiceOverChoices.Kind, of node: Int, to pieces: inout some SpokenPieces) {
    let word = choice == .checkBox ? words.checkBox : words.radioButton
    pieces.say(.role, word, property: .role, node: node)
    guard let state = choices.state(of: node, words) else { return }
    pieces.say(.state, state, property: .checked, node: node)
  }

  /// Adds that a field is being edited, and where the insertion point is: VoiceOver starts at the end of the text.
  private func appendEditing(_ traits: Traits, of node: Int, to pieces: inout some SpokenPieces) {
    guard traits.contains(.isEditing) else { return }
    func say(_ text: String) { pieces.say(.state, text, property: .inputFocused, node: node) }
    say(words.isEditing)
    if columns.text(.value, node) != nil {
      say(words.insertionAtEnd)
    } else if !columns.lacksText(.value, node) || columns.isCanonical {
      say(words.insertionAtStart)
    }
  }

  /// The level that the export states. In web content the value of a heading is its level.
  private func headingLevel(of node: Int, _ traits: Traits) -> Int? {
    guard traits.contains(.header) else { return nil }
    if let level = columns.snapshot[node].headingLevel { return level }
    guard let level = columns.text(.value, node).flatMap({ Int($0) }), (1...6).contains(level) else { return nil }
    return columns.isInWebContent(node) ? level : nil
  }

  /// Whether it is expanded, spoken from iOS 18; nil if it can be neither expanded nor collapsed.
  private func isExpanded(_ node: Int) -> Bool? {
    if columns.isOn(.expanded, node) { return true }
    return columns.isOff(.expanded, node) && columns.snapshot[node].isCollapsed ? false : nil
  }

  private func appendDefaultHints(
    _ traits: Traits, _ choice: VoiceOverChoices.Kind?, isOnlyHint: Bool, isExpanded: Bool?, of node: Int,
    to pieces: inout some SpokenPieces
  ) {
    func hint(_ text: String) { pieces.say(.hint, text, node: node) }
    let isDimmed = traits.contains(.notEnabled)
    if traits.contains(.toggle) || choice == .checkBox {
      if !isDimmed { hint(words.toggleHint) }
    } else if traits.contains(.popupButton) {
      if !isDimmed { hint(words.popUpHint) }
    } else if traits.contains(.draggable) {
      if !isDimmed, columns.text(.hint, node) == nil { hint(words.dragHint) }
    } else if traits.contains(.textEntry) || traits.contains(.searchField) {
      if !isDimmed { hint(traits.contains(.isEditing) ? words.editingHint : words.editHint) }
    } else if traits.contains(.adjustable), !isDimmed, !isOnlyHint {
      hint(words.adjustHint)
    }
    if !isDimmed, let isExpanded { hint(isExpanded ? words.collapseHint : words.expandHint) }
    if columns.snapshot.carries(.actions), columns.snapshot[node].actions.value != nil { hint(words.actionsHint) }
  }

  /// What might have been spoken if the export carried it.
  private func appendUnknown(
    _ node: Int, _ traits: Traits, _ choice: VoiceOverChoices.Kind?, hasPosition: Bool,
    to pieces: inout some SpokenPieces
  ) {
    let carriesTraits = columns.snapshot.carries(.traits)
    let role = columns.role(node)
    func lacks(_ property: Property, for kind: Fragment.Kind) { pieces.lack(property, for: kind) }
    if !carriesTraits {
      if !columns.isKnown(.selected, node) { lacks(.selected, for: .state) }
      if !columns.isKnown(.enabled, node) { lacks(.enabled, for: .state) }
      if role == .notExported { lacks(.role, for: .role) }
      if role == .text, !columns.isKnown(.heading, node), !traits.contains(.header) { lacks(.heading, for: .role) }
    }
    if case .notExported = names[node], cutOff?.names.contains(node) != true { lacks(.label, for: .name) }
    if columns.lacksText(.value, node) {
      if traits.contains(.toggle) || choice != nil {
        if !columns.isKnown(.checked, node) { lacks(.checked, for: .state) }
      } else if role != .text, role != .heading, role != .image, role != .key {
        lacks(.value, for: .value)
      }
    }
    if VoiceOverValue.mayBeState(node, columns) { lacks(role == .other ? .traits : .role, for: .value) }
    if !hasPosition, let property = containers.missingForPosition(of: node) { lacks(property, for: .position) }
    if columns.lacksText(.hint, node) { lacks(.hint, for: .hint) }
  }
}
