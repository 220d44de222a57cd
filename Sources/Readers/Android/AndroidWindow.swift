import AccessibilityTree

/// What an export says about a window besides its nodes.
///
/// Source: android.view.accessibility.AccessibilityWindowInfo, for the numbers of types; android_env writes their
/// names.
struct AndroidWindow {
  enum Kind: Int {
    case application = 1
    case inputMethod, system, accessibilityOverlay, splitScreenDivider, magnificationOverlay
  }

  var number: Int?
  var kind: Kind?
  var package: String?
  var isActive = false
  var title: String?

  /// The kind for a number or a name, such as “TYPE_INPUT_METHOD”.
  static func kind(_ item: JSONItem) -> Kind? {
    switch item.string {
    case "TYPE_APPLICATION": .application
    case "TYPE_INPUT_METHOD": .inputMethod
    case "TYPE_SYSTEM": .system
    case "TYPE_ACCESSIBILITY_OVERLAY": .accessibilityOverlay
    case "TYPE_SPLIT_SCREEN_DIVIDER": .splitScreenDivider
    default: AndroidValues.integer(item).flatMap(Kind.init(rawValue:))
    }
  }

  /// States what the window's roots are: a keyboard, a status bar. A system window may also be an app's overlay, so
  /// only one with the name of a status bar counts as one.
  func state(of roots: [Int], in tree: inout AndroidNodeBuilder) {
    for root in roots {
      switch kind {
      case .inputMethod: tree.builder[root].role = .keyboard
      case .system where isStatusBar(root, tree): tree.builder[root].role = .statusBar
      default: break
      }
    }
    guard isActive, kind == .application || kind == nil, let root = roots.first else { return }
    tree.builder.meta.app = tree.builder.meta.app ?? tree.builder.labels[tree.builder[root].text(.owner)]
    tree.builder.meta.screen = tree.builder.meta.screen ?? title
  }

  /// Reads an object of AutoMobile's `windows` that the cursor has returned but not entered.
  static func autoMobile(_ json: inout JSONCursor) throws(ReadFault) -> AndroidWindow {
    var window = AndroidWindow()
    try json.enter()
    while let member = try json.next() {
      switch member.keyText {
      case "id": window.number = AndroidValues.integer(member)
      case "type": window.kind = kind(member)
      case "isActive": window.isActive = member.flag ?? false
      case "packageName": window.package = member.string
      default: break
      }
    }
    return window
  }

  /// States who owns every node of the window.
  func stateOwner(of root: Int, in tree: inout AndroidNodeBuilder) {
    guard let package else { return }
    tree.perNode.insert(.owner)
    let owner = tree.builder.intern(package)
    for index in root..<Int(tree.builder[root].subtreeEnd) { tree.stateOwner(owner, of: index) }
  }

  private func isStatusBar(_ root: Int, _ tree: borrowing AndroidNodeBuilder) -> Bool {
    (root..<Int(tree.builder[root].subtreeEnd)).contains { node in
      tree.builder.labels[tree.builder[node].text(.identifier)]?.contains(":id/status_bar") == true
    }
  }
}
