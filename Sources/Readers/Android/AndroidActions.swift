import AccessibilityTree

/// The actions of an Android node: numbers, names, or objects with a number and a label.
///
/// Source: AccessibilityNodeInfo.AccessibilityAction. The platform's own actions have numbers below 0x02000000; an
/// app's actions are its resources.
struct AndroidActions {
  /// Labels of the actions that the app adds.
  private(set) var custom: [String] = []
  /// The app's label for the platform's own click.
  private(set) var clickLabel: String?
  private(set) var longClickLabel: String?
  /// Whether it is expanded: a node that offers to expand is not. Nil if it offers neither.
  private(set) var isExpanded: Bool?
  /// States that TalkBack infers from an offered action.
  ///
  /// Source: google/talkback AccessibilityNodeInfoUtils, isClickable, isLongClickable and isFocusable.
  private(set) var offered: [Property] = []
  private var isDismissible = false

  private static let focus = 0x1
  private static let click = 0x10
  private static let longClick = 0x20
  private static let dismiss = 0x0010_0000
  private static let expand = 0x0004_0000
  private static let collapse = 0x0008_0000
  private static let firstOfApps = 0x0200_0000
  /// The names that AutoMobile writes.
  private static let numbers = [
    "focus": focus, "click": click, "long_click": longClick, "expand": expand, "collapse": collapse,
  ]

  /// Reads the list that the cursor has returned but not entered.
  init(_ json: inout JSONCursor) throws(ReadFault) {
    try json.enter()
    while let action = try json.next() {
      if action.isObject {
        var (number, label) = (0, "")
        try json.enter()
        while let member = try json.next() {
          switch member.keyText {
          case "id", "actionId", "action_id": number = AndroidValues.integer(member) ?? 0
          case "label", "actionLabel", "action_label": label = member.string ?? ""
          default: break
          }
        }
        note(number)
        if !label.isEmpty { take(label, of: number) }
      } else if action.isNumber {
        note(AndroidValues.integer(action) ?? 0)
      } else if let name = action.string {
        note(Self.numbers[name] ?? 0)
      }
    }
  }

  /// States the names of the app's actions and of the clicks, and whether it can be dismissed.
  func state(of index: Int, in builder: inout SnapshotBuilder) {
    if custom.isEmpty, clickLabel == nil, longClickLabel == nil, !isDismissible { return }
    builder.changeExtras(of: index) {
      $0.isDismissible = isDismissible
      $0.actions = custom
      $0.clickLabel = clickLabel
      $0.longClickLabel = longClickLabel
    }
  }

  private mutating func take(_ label: String, of number: Int) {
    switch number {
    case Self.click: clickLabel = label
    case Self.longClick: longClickLabel = label
    case Self.firstOfApps...: custom.append(label)
    default: break
    }
  }

  private mutating func note(_ number: Int) {
    switch number {
    case Self.focus: offered.append(.focusable)
    case Self.click: offered.append(.clickable)
    case Self.longClick: offered.append(.longClickable)
    case Self.expand: isExpanded = false
    case Self.collapse: isExpanded = true
    case Self.dismiss: isDismissible = true
    default: break
    }
  }
}
