import AccessibilityTree

/// Role words of TalkBack.
///
/// Links and pickers have none, and “tab” comes only from a role description, which Material and Compose set.
///
/// Source: google/talkback, Role and RoleDescription.
struct TalkBackRoles {
  let columns: Columns
  let words: TalkBackWords

  /// The app's own word, else TalkBack's; nil if it says none.
  func word(of node: Int) -> String? {
    if let own = columns.text(.roleDescription, node) { return words.keepsCapitals ? own : own.lowercased() }
    switch columns.role(node) {
    case .button, .backButton: return words.button
    case .image: return isOperated(node) ? words.button : words.image
    case .switchControl, .toggleButton: return words.switchControl
    case .radioButton: return words.radioButton
    case .checkBox: return words.checkBox
    case .textField, .secureTextField, .searchField: return words.editBox
    case .slider: return words.slider
    case .progressBar, .loadingIcon: return words.progressBar
    case .tab: return words.tab
    case .tabList: return words.tabBar
    case .dropDownList: return words.dropDownList
    case .grid: return words.grid
    case .list: return words.list
    case .pager: return words.pager
    case .webView: return words.webView
    default: return nil
    }
  }

  /// Whether it is an ImageView or an ImageButton, which is “Unlabelled” without a name.
  func isImage(_ node: Int) -> Bool {
    columns.role(node) == .image || columns.text(.nativeClass, node)?.hasSuffix("ImageButton") == true
  }

  func isEditable(_ node: Int) -> Bool {
    switch columns.role(node) {
    case .textField, .secureTextField, .searchField: true
    default: false
    }
  }

  func isToggle(_ node: Int) -> Bool {
    let role = columns.role(node)
    return role == .switchControl || role == .toggleButton
  }

  /// Whether the text of a switch is its state and not its label.
  func isStateWord(_ text: String) -> Bool {
    let text = text.lowercased()
    return text == words.on || text == words.off
  }

  /// Whether it speaks a checked state. True for a check box if the export has no `checkable`, false if it says that
  /// the node is not checkable.
  func isCheckable(_ node: Int) -> Bool {
    let role = columns.role(node)
    if columns.isOff(.checkable, node), !columns.isCanonical { return false }
    return role == .checkBox || role == .radioButton || columns.isOn(.checkable, node)
  }

  /// Whether an extra last child speaks the role: true for Compose's roles if the control has content. A class that
  /// implies the role, such as “android.widget.Button”, speaks it before its children.
  ///
  /// Source: androidx, SemanticsNode.kt, emitFakeNodes.
  func isGivenToChild(_ node: Int) -> Bool {
    switch columns.role(node) {
    // Material's tabs are heard like those of Compose.
    case .tab: return true
    case .button, .backButton, .checkBox, .radioButton, .switchControl, .toggleButton, .dropDownList: break
    default: return false
    }
    guard let own = columns.text(.nativeClass, node) else { return true }
    return own == "View" || own.hasSuffix(".View")
  }

  /// Whether it is a seek or progress control, which is silent unless it has the focus or is live.
  func isProgress(_ node: Int) -> Bool {
    let role = columns.role(node)
    return role == .progressBar || role == .loadingIcon || role == .slider
  }

  private func isOperated(_ node: Int) -> Bool {
    columns.isOn(.clickable, node) || columns.isOn(.longClickable, node)
  }
}
