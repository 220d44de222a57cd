import AccessibilityTree

/// Names as TalkBack computes them: content description, else text, else the label that points here, else the texts of
/// children that are not stops, else the tooltip.
///
/// The text of an edit box is its value, and the text of a progress bar its amount.
struct TalkBackNames {
  let columns: Columns
  let roles: TalkBackRoles
  let tree: TalkBackTree

  func names(_ cutOff: CutOff?) -> [Evidence<String>] {
    (0..<columns.count).map { node in
      if let own = own(of: node) ?? columns.text(.labeledByText, node) { return .exposed(own) }
      if tree.stops.contains(node) || tree.uncertain.contains(node), columns.hasChildren(node) {
        guard tree.speaksChildren(node) else { return .notExported }
        if let merged = merged(of: node) { return .exposed(merged) }
      }
      // The tooltip is spoken after the role, but it tells people what the control is for.
      if let tooltip = columns.text(.tooltip, node) { return .exposed(tooltip) }
      return isSilent(node) || mayHaveTooltip(node) || cutOff?.names.contains(node) == true ? .notExported : .absent
    }
  }

  /// Whether the content description is spoken in place of the children. The title of a collection is not.
  func hidesChildren(_ node: Int) -> Bool {
    switch columns.role(node) {
    case .webView: true
    case .list, .grid, .table, .pager: false
    default: columns.hasText(.label, node)
    }
  }

  /// The name from the node's own properties.
  func own(of node: Int) -> String? { columns.text(.label, node) ?? visibleText(of: node) }

  /// The hint that an empty edit box shows. Android exposes it as the text, so it is spoken in place of the content
  /// description.
  ///
  /// Source: AOSP, TextView.getTextForAccessibility.
  func shownHint(of node: Int) -> String? {
    guard roles.isEditable(node) else { return nil }
    let text = columns.text(.text, node)
    let hint = columns.text(.placeholder, node) ?? columns.text(.hint, node)
    if columns.isOn(.showingHint, node) { return text ?? hint }
    if let text { return text == hint ? hint : nil }
    // Flutter never says that a field shows its hint, and does not expose it as the text.
    if columns.isFlutter { return nil }
    return columns.isKnown(.showingHint, node) || columns.text(.value, node) != nil ? nil : hint
  }

  /// The text that is shown and is neither a hint nor a value.
  func visibleText(of node: Int) -> String? {
    guard !roles.isEditable(node), !columns.isOn(.showingHint, node), let text = columns.text(.text, node) else {
      return nil
    }
    // Exporters write the amount of a progress bar as its text, “0.0”, and Android 10 the state of a switch, “OFF”.
    if roles.isProgress(node) { return Double(text) == nil ? text : nil }
    return roles.isToggle(node) && roles.isStateWord(text) ? nil : text
  }

  /// Whether the export may hide a name: it has no place for one, or a label may point to this field without being
  /// exported.
  private func isSilent(_ node: Int) -> Bool {
    if columns.lacksText(.label, node) { return true }
    // The export has a place for texts, and it is empty at this node.
    if columns.snapshot.carries(.text), columns.lacksText(.text, node) { return true }
    return isLabelledByOthers(node) && columns.lacksText(.labeledByText, node)
  }

  /// Whether this may be a Flutter `IconButton`, whose name is its tooltip, in an export without a place for tooltips.
  ///
  /// An `android.view.View` cannot contain views, so one with children was drawn by a toolkit: by Flutter, whose view
  /// is a `FrameLayout` that takes the focus, or by Compose, whose view has a class of its own.
  ///
  /// Source: flutter/engine, AccessibilityBridge, since Android 9.
  private func mayHaveTooltip(_ node: Int) -> Bool {
    guard columns.role(node) == .button, columns.lacksText(.tooltip, node), !columns.hasChildren(node),
      columns.text(.nativeClass, node) == "android.widget.Button"
    else { return false }
    var host: Int?
    for around in columns.snapshot[node].ancestors {
      if around.role == .webView { return false }
      if columns.text(.nativeClass, around.index) == "android.view.View" { host = around.parent?.index }
    }
    guard let host, columns.isOn(.focusable, host) else { return false }
    return columns.text(.nativeClass, host) == "android.widget.FrameLayout"
  }

  /// Whether on Android the control often gets its name from another view.
  func isLabelledByOthers(_ node: Int) -> Bool {
    switch columns.role(node) {
    case .textField, .secureTextField, .searchField, .dropDownList, .slider, .pickerWheel: true
    default: false
    }
  }

  private func merged(of stop: Int) -> String? {
    var parts: [String] = []
    var node = stop + 1
    while node < columns.end(stop) {
      if !tree.isReached(node) || tree.stops.contains(node) {
        node = columns.end(node)
        continue
      }
      if tree.seen.contains(node), !roles.isProgress(node), let name = own(of: node) ?? columns.text(.tooltip, node) {
        parts.append(name)
        if columns.hasText(.label, node) {
          node = columns.end(node)
          continue
        }
      }
      node += 1
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
