import AccessibilityTree

/// Role words of TalkBack.
///
/// There is none for a link or a picker, and “tab” comes only from a role description, which Material and Compose give.
///
/// Source: google/talkback, Role and RoleDescription.
struct TalkBackRoles {
  let columns: Columns
  let words: TalkBackWords

  /// The app's own word, else TalkBack's; nil where it says none.
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

  /// An ImageView or an ImageButton: without a name it is “Unlabelled”.
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

  /// A check box even where the export has no `checkable`; one that it calls not checkable says no state.
  func isCheckable(_ node: Int) -> Bool {
    let role = columns.role(node)
    if columns.isOff(.checkable, node), !columns.isCanonical { return false }
    return role == .checkBox || role == .radioButton || columns.isOn(.checkable, node)
  }

  /// Whether the role is spoken by a child that stands last: of Compose's roles, where the control has content. A class
  /// that says the role itself, such as “android.widget.Button”, speaks it before its children.
  ///
  /// Source: androidx, SemanticsNode.kt, emitFakeNodes.
  func isGivenToChild(_ node: Int) -> Bool {
    switch columns.role(node) {
    // The tabs of Material are heard like those of Compose.
    case .tab: return true
    case .button, .backButton, .checkBox, .radioButton, .switchControl, .toggleButton, .dropDownList: break
    default: return false
    }
    guard let own = columns.text(.nativeClass, node) else { return true }
    return own == "View" || own.hasSuffix(".View")
  }

  /// Seek and progress controls are silent unless they hold the focus or are live.
  func isProgress(_ node: Int) -> Bool {
    let role = columns.role(node)
    return role == .progressBar || role == .loadingIcon || role == .slider
  }

  private func isOperated(_ node: Int) -> Bool {
    columns.isOn(.clickable, node) || columns.isOn(.longClickable, node)
  }
}
