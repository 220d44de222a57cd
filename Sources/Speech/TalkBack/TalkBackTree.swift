import AccessibilityTree

/// The tree as TalkBack sees it, and where it stops.
///
/// Layouts that are not important for accessibility are left out, so their children belong to the next node above. If
/// an export does not say what is important, Android's defaults decide. A node that can be operated, says something or
/// scrolls is important, and so is a text, even an empty one; an empty layout and an image without a description are
/// not. `screenReaderFocusable` is off by default.
///
/// Source: google/talkback, AccessibilityNodeInfoUtils.shouldFocusNode (hasVisibleChildren, isSpeakingNode); AOSP,
/// View.isImportantForAccessibility and the constructors of TextView, ProgressBar, AdapterView, DatePicker, TimePicker and
/// WebView, which make themselves important.
struct TalkBackTree {
  /// The nodes that are reached and important.
  private(set) var seen: NodeSet
  private(set) var stops: NodeSet
  /// Nodes that may be operable (the export does not say), and the texts inside them.
  private(set) var uncertain: NodeSet
  /// Nodes that can be clicked and are not stops: they say nothing, and contain something visible and important.
  private(set) var passedOver: NodeSet
  /// Texts that are stops if they say something, which the export does not show.
  private var untold: NodeSet
  /// Uncertain nodes inside another one. The outermost one covers what is below them, so that depth costs nothing.
  private var nested: NodeSet
  private let columns: Columns
  private let reached: NodeSet
  private var actionable: NodeSet
  private var speaking: NodeSet
  private var parents: NodeSet
  private var unsettled: NodeSet
  private var seenParent: [Int32]

  init(_ columns: Columns, reached: NodeSet) {
    self.columns = columns
    self.reached = reached
    let none = NodeSet(count: columns.count)
    (seen, stops, uncertain, actionable) = (none, none, none, none)
    (speaking, parents, unsettled, nested, untold, passedOver) = (none, none, none, none, none, none)
    seenParent = [Int32](repeating: -1, count: columns.count)
    for node in reached { classify(node) }
    for node in (0..<columns.count).reversed() where seen.contains(node) { passSpeechUp(from: node) }
    findStops()
    var end = 0
    for node in uncertain {
      if node < end { nested.insert(node) } else { end = columns.end(node) }
    }
  }

  /// The property that the export would need for all stops to be certain.
  var uncertainBecause: Property? {
    uncertain.isEmpty ? nil : uncertain.isSubset(of: untold) ? .text : .clickable
  }

  /// Whether the nodes below a stop are certainly part of its utterance.
  func speaksChildren(_ node: Int) -> Bool { !nested.contains(node) }
  func isSpeaking(_ node: Int) -> Bool { speaking.contains(node) }

  /// Whether a node that says nothing could become a stop, or stop being one, if something below it spoke.
  func mayStopIfSpeaking(_ node: Int) -> Bool {
    guard seen.contains(node) else { return false }
    return actionable.contains(node) || unsettled.contains(node) || isScrollItem(node)
  }

  func isReached(_ node: Int) -> Bool { reached.contains(node) }
  func hasChildren(_ node: Int) -> Bool { parents.contains(node) }

  private mutating func classify(_ node: Int) {
    // TalkBack skips nodes without any pixel.
    if columns.rect(node).map(\.isEmpty) == true, columns.end(node) == node + 1 { return }
    let parent = columns.parent(node)
    if parent >= 0 { seenParent[node] = seen.contains(parent) ? Int32(parent) : seenParent[parent] }
    switch Self.operable(node, columns) {
    case .yes: actionable.insert(node)
    case .no: break
    case .unknown: unsettled.insert(node)
    }
    if columns.isUntold(node), !actionable.contains(node), !columns.records[node].isOff(.element),
      !Self.hasText(node, columns), !Self.hasState(node, columns)
    {
      untold.insert(node)
    }
    guard isImportant(node) else { return }
    seen.insert(node)
    if seenParent[node] >= 0 { parents.insert(Int(seenParent[node])) }
    if Self.hasText(node, columns) || Self.hasState(node, columns) { speaking.insert(node) }
  }

  /// Whether it can be focused or clicked; unknown if the export has none of these states.
  private static func operable(_ node: Int, _ columns: Columns) -> Truth {
    let flags: [Property] = [.clickable, .focusable, .longClickable, .screenReaderFocusable]
    if flags.contains(where: { columns.isOn($0, node) }) { return .yes }
    if columns.isKnown(.focusable, node) { return .no }
    // Android removes the click from the selected tab, so it may be operable if the export does not say whether it is
    // focusable.
    if columns.isKnown(.clickable, node), !columns.isOn(.selected, node), !isComposeChoice(node, columns) { return .no }
    let role = columns.role(node)
    if role.isControl { return .yes }
    switch role {
    case .cell, .group, .other, .image, .notExported: return columns.parent(node) < 0 ? .no : .unknown
    default: return .no
    }
  }

  /// Whether it is a tab or radio button of Compose, from which it takes the click while it is chosen.
  private static func isComposeChoice(_ node: Int, _ columns: Columns) -> Bool {
    guard columns.role(node) == .tab || columns.role(node) == .radioButton, columns.hasChildren(node) else {
      return false
    }
    return columns.text(.nativeClass, node) == "android.view.View"
  }

  private func isImportant(_ node: Int) -> Bool {
    switch columns.records[node].flag(.element) {
    case .exposed(let important): return important
    case .absent, .notExported: break
    }
    let role = columns.role(node)
    if actionable.contains(node) || role.isControl || Self.isScroller(node, columns) { return true }
    if unsettled.contains(node), columns.hasChildren(node) || role == .image { return true }
    let texts: [Property] = [.label, .text, .stateDescription, .paneTitle, .roleDescription, .placeholder]
    if texts.contains(where: { columns.hasText($0, node) }) || Self.hasState(node, columns) { return true }
    switch role {
    case .progressBar, .loadingIcon, .picker, .webView: return true
    case .text, .heading: return !columns.isUntold(node)
    default: return false
    }
  }

  /// Whether it has a text of its own. A node with collection info has none, because TalkBack speaks its name on
  /// entering it.
  static func hasText(_ node: Int, _ columns: Columns) -> Bool {
    let texts: [Property] = [.label, .text, .placeholder]
    guard texts.contains(where: { columns.hasText($0, node) }) else { return false }
    return !(columns.snapshot.carries(.collection) && columns.snapshot[node].collection.value != nil)
  }

  private static func hasState(_ node: Int, _ columns: Columns) -> Bool {
    if columns.hasText(.stateDescription, node) || columns.isOn(.checkable, node) { return true }
    switch columns.role(node) {
    case .progressBar, .slider, .loadingIcon, .pickerWheel: return columns.snapshot[node].range.value != nil
    // They can always be checked, and not every export says so.
    case .checkBox, .radioButton, .switchControl, .toggleButton:
      return columns.isCanonical || !columns.isOff(.checkable, node)
    default: return false
    }
  }

  private static func isScroller(_ node: Int, _ columns: Columns) -> Bool {
    switch columns.role(node) {
    case .list, .grid, .table, .scrollView: true
    // The list of a spinner is not on the screen, so TalkBack stops at the spinner.
    case .dropDownList: false
    default: columns.isOn(.scrollable, node)
    }
  }

  private func isScrollItem(_ node: Int) -> Bool {
    seenParent[node] >= 0 && Self.isScroller(Int(seenParent[node]), columns)
  }

  private mutating func passSpeechUp(from node: Int) {
    if speaking.contains(node), isSpokenByParent(node) { speaking.insert(Int(seenParent[node])) }
  }

  /// Whether its parent speaks it, because it cannot take the focus.
  func isSpokenByParent(_ node: Int) -> Bool {
    let parent = Int(seenParent[node])
    guard parent >= 0, !actionable.contains(node) else { return false }
    return !isScrollItem(node) || columns.isOn(.clickable, parent) || columns.isOn(.longClickable, parent)
  }

  private mutating func findStops() {
    var below = NodeSet(count: columns.count)
    var doubtful = NodeSet(count: columns.count)
    var root = 0
    for node in reached {
      if columns.parent(node) < 0 { root = node }
      guard seen.contains(node) || untold.contains(node) else { continue }
      let parent = Int(seenParent[node])
      if parent >= 0 {
        if below.contains(parent) || takesFocus(parent, root: root) { below.insert(node) }
        if doubtful.contains(parent) || isDoubt(parent) { doubtful.insert(node) }
      }
      if untold.contains(node) {
        if !below.contains(node) { uncertain.insert(node) }
        continue
      }
      decide(node, root: root, isBelowFocusable: below.contains(node), isDoubtful: doubtful.contains(node))
    }
  }

  private func isDoubt(_ node: Int) -> Bool { unsettled.contains(node) && parents.contains(node) }

  /// Whether it takes the focus if it has something to say. Its texts then have no stops of their own.
  private func takesFocus(_ node: Int, root: Int) -> Bool {
    if actionable.contains(node) { return true }
    return !fillsWindow(node, root) && isScrollItem(node) && speaking.contains(node)
  }

  private mutating func decide(_ node: Int, root: Int, isBelowFocusable: Bool, isDoubtful: Bool) {
    // A node that offers navigation by HTML elements always takes the focus, with or without a name.
    if isOuterWebView(node) {
      stops.insert(node)
      return
    }
    if takesFocus(node, root: root) {
      if !parents.contains(node) || speaking.contains(node) {
        stops.insert(node)
      } else if columns.isOn(.clickable, node) || columns.isOn(.longClickable, node) {
        passedOver.insert(node)
      }
      return
    }
    guard !fillsWindow(node, root) else { return }
    let says = Self.hasText(node, columns) || Self.hasState(node, columns)
    if unsettled.contains(node) {
      if says, !isBelowFocusable, !isDoubtful {
        stops.insert(node)
      } else if says || speaking.contains(node) || !parents.contains(node) {
        uncertain.insert(node)
      }
    } else if says, !isBelowFocusable {
      if isDoubtful { uncertain.insert(node) } else { stops.insert(node) }
    }
  }

  /// Whether it is the view itself: for Android, the page in it is a web view too.
  private func isOuterWebView(_ node: Int) -> Bool {
    guard columns.role(node) == .webView else { return false }
    return seenParent[node] < 0 || columns.role(Int(seenParent[node])) != .webView
  }

  private func fillsWindow(_ node: Int, _ root: Int) -> Bool {
    guard parents.contains(node), !actionable.contains(node), let window = columns.rect(root), !window.isEmpty else {
      return false
    }
    return columns.rect(node) == window
  }
}
