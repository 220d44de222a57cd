import AccessibilityTree

/// The actions of an Android node: numbers, names, or objects with a number and a label.
///
/// Source: AccessibilityNodeInfo.AccessibilityAction; the platform's own actions have numbers below 0x02000000, an app's
/// are resources of its own.
struct AndroidActions {
  /// Labels of the actions that the app adds.
  private(set) var custom: [String] = []
  /// What the app calls the platform's own click.
  private(set) var clickLabel: String?
  private(set) var longClickLabel: String?
  /// What can be expanded is not, and the other way around; nil when it can be neither.
  private(set) var isExpanded: Bool?

  private static let click = 0x10
  private static let longClick = 0x20
  private static let expand = 0x0004_0000
  private static let collapse = 0x0008_0000
  private static let firstOfApps = 0x0200_0000

  /// Reads the list that the cursor has returned and not entered.
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
      } else if action.string == "expand" {
        isExpanded = false
      } else if action.string == "collapse" {
        isExpanded = true
      }
    }
  }

  /// States the names of the app's actions and of the clicks.
  func state(of index: Int, in builder: inout SnapshotBuilder) {
    if custom.isEmpty, clickLabel == nil, longClickLabel == nil { return }
    builder.changeExtras(of: index) {
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
    if number == Self.expand { isExpanded = false }
    if number == Self.collapse { isExpanded = true }
  }
}
