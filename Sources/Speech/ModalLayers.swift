import AccessibilityTree

/// Layers that Android's libraries hide from TalkBack although exports do not say so: the content behind an open
/// drawer, the part of a bottom sheet's window outside the sheet, and the windows behind it.
///
/// A `DrawerLayout` hides every child but the open drawer (`importantForAccessibility="noHideDescendants"`). Its content is
/// the first child; a closed drawer is invisible. Material's `touch_outside` beside `design_bottom_sheet` is not important,
/// and a touch-modal window leaves nothing to reach of the windows behind it.
///
/// Source: androidx.drawerlayout, DrawerLayout.updateChildrenImportantForAccessibility; material-components-android,
/// design_bottom_sheet_dialog.xml; AOSP, AccessibilityWindowManager.
struct ModalLayers {
  private var hidden: Set<Int> = []

  init(_ columns: Columns) {
    guard columns.snapshot.platform == .android, !columns.isCanonical else { return }
    // Compare each text once, because many nodes share a class or identifier.
    var (drawers, sheets) = (NameEnd("DrawerLayout"), NameEnd("touch_outside"))
    for node in 0..<columns.count where !columns.isKnown(.element, node) {
      if drawers.matches(.nativeClass, node, columns), columns.hasChildren(node) { hideContent(of: node, columns) }
      if sheets.matches(.identifier, node, columns) { hideOutside(node, columns) }
    }
  }

  /// Whether this node and everything below it are hidden.
  func hides(_ node: Int) -> Bool { !hidden.isEmpty && hidden.contains(node) }

  private mutating func hideContent(of layout: Int, _ columns: Columns) {
    let shown = Self.children(of: layout, columns).filter { Self.isShown($0, within: layout, columns) }
    guard shown.count > 1 else { return }
    hidden.formUnion(shown.dropLast())
  }

  private mutating func hideOutside(_ outside: Int, _ columns: Columns) {
    let parent = columns.parent(outside)
    guard parent >= 0, !columns.hasChildren(outside), Self.isShown(outside, within: parent, columns) else { return }
    let isMaterial = Self.children(of: parent, columns).contains {
      columns.text(.identifier, $0)?.hasSuffix("design_bottom_sheet") == true && !columns.isOff(.visible, $0)
    }
    guard isMaterial else { return }
    hidden.insert(outside)
    var root = parent
    while columns.parent(root) >= 0 { root = columns.parent(root) }
    // A sheet does not cover the windows of other apps, the keyboard and the system.
    let owner = columns.records[outside].text(.owner)
    var other = 0
    while other < columns.count {
      let isOfApp = columns.records[other].text(.owner) == owner && owner.isText
      if other < root, isOfApp, columns.role(other) != .keyboard, columns.role(other) != .statusBar {
        hidden.insert(other)
      }
      other = columns.end(other)
    }
  }

  private static func children(of node: Int, _ columns: Columns) -> [Int] {
    Array(sequence(first: node + 1) { columns.end($0) }.prefix { $0 < columns.end(node) })
  }

  /// Whether it is visible and within the layout. Some exporters write a closed drawer at its place beside the screen.
  private static func isShown(_ node: Int, within layout: Int, _ columns: Columns) -> Bool {
    if columns.isOff(.visible, node) || columns.isOn(.hidden, node) { return false }
    guard let rect = columns.rect(node), let frame = columns.rect(layout) else { return true }
    return rect.overlap(with: frame) > 0
  }
}
