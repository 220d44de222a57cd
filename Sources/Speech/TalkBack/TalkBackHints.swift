import AccessibilityTree

/// What TalkBack says after the pause: how to use the node.
///
/// Source: google/talkback, ClickableHint, SpinnerHint, EditTextHint and their kin.
struct TalkBackHints {
  let columns: Columns
  let words: TalkBackWords
  let roles: TalkBackRoles
  let collections: TalkBackCollections

  func append(for node: Int, to fragments: inout [Fragment]) {
    // A disabled node is spoken without hints.
    guard !columns.isOff(.enabled, node) else { return }
    func say(_ words: String) { fragments.append(Fragment(.hint, words, node: node)) }
    // The value of a wheel and its buttons stand in it, and swipes adjust it there too.
    let parent = columns.parent(node)
    if parent >= 0, columns.role(parent) == .pickerWheel { say(words.adjustHint) }
    if let hint = main(of: node) { say(hint) }
    if let label = label(\.longClickLabel, node) {
      say(PositionTemplate.spoken(words.longClickHint, label))
    } else if columns.isOn(.longClickable, node) {
      say(words.longPressHint)
    }
    if carriesActions, columns.snapshot[node].actions.value != nil { say(words.actionsHint) }
  }

  private var carriesActions: Bool { columns.snapshot.carries(.actions) }

  /// The app's own words for a click.
  private func label(_ which: KeyPath<Node, Evidence<String>>, _ node: Int) -> String? {
    carriesActions ? columns.snapshot[node][keyPath: which].value : nil
  }

  private func main(of node: Int) -> String? {
    switch columns.role(node) {
    case .dropDownList: return words.changeHint
    case .slider, .pickerWheel: return words.adjustHint
    default: break
    }
    if columns.isOn(.adjustable, node) { return words.adjustHint }
    if roles.isEditable(node) { return columns.isOn(.inputFocused, node) ? nil : words.editHint }
    if let label = label(\.clickLabel, node) { return PositionTemplate.spoken(words.clickHint, label) }
    guard columns.isOn(.clickable, node) else { return nil }
    if columns.role(node) == .link { return words.openLinkHint }
    if collections.isSingleSelection(node) { return words.selectHint }
    if roles.isToggle(node) || roles.isCheckable(node) { return words.toggleHint }
    return words.activateHint
  }
}
