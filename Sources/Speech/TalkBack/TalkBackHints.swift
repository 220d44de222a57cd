import AccessibilityTree

/// What TalkBack says after the pause: how to use the node.
///
/// Source: google/talkback, ClickableHint, SpinnerHint, EditTextHint and similar classes.
struct TalkBackHints {
  let columns: Columns
  let words: TalkBackWords
  let roles: TalkBackRoles
  let collections: TalkBackCollections

  func append(for node: Int, to fragments: inout [Fragment]) {
    // A disabled node is spoken without hints.
    guard !columns.isOff(.enabled, node) else { return }
    func say(_ words: String) { fragments.append(Fragment(.hint, words, node: node)) }
    // The value of a wheel and its buttons are inside it, and swipes adjust it there too.
    let parent = columns.parent(node)
    if parent >= 0, columns.role(parent) == .pickerWheel { say(words.adjustHint) }
    if let hint = main(of: node) { say(hint) }
    if let label = label(\.longClickLabel, node) {
      say(PositionTemplate.spoken(words.longClickHint, label))
    } else if columns.isOn(.longClickable, node) {
      say(words.longPressHint)
    }
    if offersActions(node) { say(words.actionsHint) }
    // Source: google/talkback, RuleSpannables.
    if columns.snapshot[node].hasLinks { say(words.linksHint) }
  }

  /// Whether TalkBack's menu lists something under “Actions”: the app's own, to expand, collapse or dismiss, or to edit
  /// in the field that has the keyboard.
  ///
  /// Source: google/talkback, AccessibilityNodeFeedbackUtils.getHintForNodeActions, NodeMenuRuleProcessor.
  private func offersActions(_ node: Int) -> Bool {
    let own = columns.snapshot[node]
    if carriesActions, own.actions.value != nil { return true }
    if columns.isOn(.expanded, node) || own.isCollapsed || own.isDismissible { return true }
    return roles.isEditable(node) && columns.isOn(.inputFocused, node)
  }

  /// Whether it can be clicked. If the export does not say, a control is like the platform's own.
  private func isClickable(_ node: Int) -> Bool {
    if columns.isKnown(.clickable, node) { return columns.isOn(.clickable, node) }
    let isSelectedTab = columns.role(node) == .tab && columns.isOn(.selected, node)
    return columns.role(node).isControl && !isSelectedTab
  }

  private var carriesActions: Bool { columns.snapshot.carries(.actions) }

  /// The app's own words for a click.
  private func label(_ which: KeyPath<Node, Evidence<String>>, _ node: Int) -> String? {
    carriesActions ? columns.snapshot[node][keyPath: which].value : nil
  }

  private func main(of node: Int) -> String? {
    switch columns.role(node) {
    case .dropDownList: return isClickable(node) ? words.changeHint : nil
    case .slider, .pickerWheel: return words.adjustHint
    default: break
    }
    if columns.isOn(.adjustable, node) { return words.adjustHint }
    if roles.isEditable(node) {
      return isClickable(node) && !columns.isOn(.inputFocused, node) ? words.editHint : nil
    }
    if let label = label(\.clickLabel, node) { return PositionTemplate.spoken(words.clickHint, label) }
    guard isClickable(node) else { return nil }
    if columns.role(node) == .link { return words.openLinkHint }
    if collections.isSingleSelection(node) == true { return words.selectHint }
    if roles.isToggle(node) || roles.isCheckable(node) { return words.toggleHint }
    return words.activateHint
  }
}
