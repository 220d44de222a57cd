import AccessibilityTree

/// What apps and androidx put into the extras of a node: an object, or the text of a Bundle.
///
/// Source: androidx AccessibilityNodeInfoCompat.java; Compose AndroidComposeViewAccessibilityDelegateCompat.android.kt.
enum AndroidExtras: String, CaseIterable {
  case roleDescription = "AccessibilityNodeInfo.roleDescription"
  case stateDescription = "androidx.view.accessibility.AccessibilityNodeInfoCompat.STATE_DESCRIPTION_KEY"
  case hint = "androidx.view.accessibility.AccessibilityNodeInfoCompat.HINT_TEXT_KEY"
  case paneTitle = "androidx.view.accessibility.AccessibilityNodeInfoCompat.PANE_TITLE_KEY"
  case tooltip = "androidx.view.accessibility.AccessibilityNodeInfoCompat.TOOLTIP_TEXT_KEY"
  case testTag = "androidx.compose.ui.semantics.testTag"

  var property: Property {
    switch self {
    case .roleDescription: .roleDescription
    case .stateDescription: .stateDescription
    case .hint: .placeholder
    case .paneTitle: .paneTitle
    case .tooltip: .tooltip
    case .testTag: .identifier
    }
  }

  /// The known ones that are not empty.
  static func texts(_ item: JSONItem, _ json: inout JSONCursor) throws(ReadFault) -> [(AndroidExtras, String)] {
    var texts: [(AndroidExtras, String)] = []
    if item.isObject {
      try json.enter()
      while let member = try json.next() {
        guard let key = AndroidExtras(rawValue: member.keyText), let text = member.string else { continue }
        texts.append((key, text))
      }
    } else if let bundle = item.string {
      return self.texts(bundle, separator: ", ")
    }
    return texts.filter { !$0.1.isEmpty && $0.1 != "null" }
  }

  /// The known ones that are not empty, of a text of keys and values.
  ///
  /// - Parameter separator: what stands between two of them: “, ” in the text of a Bundle, “;” in Appium's `extras`.
  static func texts(_ bundle: String, separator: String) -> [(AndroidExtras, String)] {
    allCases.compactMap { key in
      guard let text = value(of: key.rawValue, in: bundle, separator), !text.isEmpty, text != "null" else { return nil }
      return (key, text)
    }
  }

  /// A value of `Bundle[{key=value, key=value}]`; it ends where the next key begins, for it may hold commas itself.
  private static func value(of key: String, in bundle: String, _ separator: String) -> String? {
    guard let start = bundle.firstRange(of: key + "=")?.upperBound else { return nil }
    var value = ""
    for part in bundle[start...].split(separator: separator, omittingEmptySubsequences: false) {
      if !value.isEmpty {
        if part.contains(/^[^ =]+=/) { break }
        value += separator
      }
      value += part
    }
    return value.hasSuffix("}]") ? String(value.dropLast(2)) : value
  }
}
