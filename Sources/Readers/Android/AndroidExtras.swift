import AccessibilityTree

/// What apps and androidx put into a node's extras: an object, or the text of a Bundle.
///
/// Source: androidx AccessibilityNodeInfoCompat.java; Compose AndroidComposeViewAccessibilityDelegateCompat.android.kt.
enum AndroidExtras: String, KnownKeys {
  case roleDescription = "AccessibilityNodeInfo.roleDescription"
  case stateDescription = "androidx.view.accessibility.AccessibilityNodeInfoCompat.STATE_DESCRIPTION_KEY"
  case hint = "androidx.view.accessibility.AccessibilityNodeInfoCompat.HINT_TEXT_KEY"
  case paneTitle = "androidx.view.accessibility.AccessibilityNodeInfoCompat.PANE_TITLE_KEY"
  case tooltip = "androidx.view.accessibility.AccessibilityNodeInfoCompat.TOOLTIP_TEXT_KEY"
  case testTag = "androidx.compose.ui.semantics.testTag"
  /// Where the spans that take a tap begin.
  case links = "androidx.view.accessibility.AccessibilityNodeInfoCompat.SPANS_START_KEY"

  static let table = NumberedKeys<AndroidExtras>()

  /// The property that takes the text; nil where it is no text of the node.
  var property: Property? {
    switch self {
    case .roleDescription: .roleDescription
    case .stateDescription: .stateDescription
    case .hint: .placeholder
    case .paneTitle: .paneTitle
    case .tooltip: .tooltip
    case .testTag: .identifier
    case .links: nil
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
    } else if item.isString {
      return self.texts(item.bytes, separator: ", ")
    }
    return texts.filter(saysSomething)
  }

  /// The known ones that are not empty, of a text of keys and values, `Bundle[{key=value, key=value}]`.
  ///
  /// - Parameter separator: what separates two of them: “, ” in the text of a Bundle, “;” in Appium's `extras`.
  static func texts(_ bundle: UnsafeBufferPointer<UInt8>, separator: StaticString) -> [(AndroidExtras, String)] {
    let separator = UnsafeBufferPointer(start: separator.utf8Start, count: separator.utf8CodeUnitCount)
    var texts: [(AndroidExtras, String)] = []
    // If a key is duplicate, the first one counts.
    var left = Set(allCases)
    var value: (key: AndroidExtras?, start: Int)?
    func close(_ end: Int) {
      guard let value, let key = value.key, left.remove(key) != nil else { return }
      let text = String(decoding: UnsafeBufferPointer(rebasing: bundle[value.start..<end]), as: UTF8.self)
      texts.append((key, text.hasSuffix("}]") ? String(text.dropLast(2)) : text))
    }
    var start = 0
    while start <= bundle.count {
      let end = self.end(ofPartFrom: start, in: bundle, separator)
      // A part without a key belongs to the value before it, which may include commas.
      if let sign = sign(bundle[start..<end]) {
        close(start - separator.count)
        value = (key(bundle[start..<sign]), sign + 1)
      }
      start = end + separator.count
    }
    close(bundle.count)
    return texts.filter(saysSomething)
  }

  /// Compose writes an empty list of places for every text without a span.
  private static func saysSomething(_ key: AndroidExtras, _ text: String) -> Bool {
    !text.isEmpty && text != "null" && !(key == .links && text == "[]")
  }

  private static func end(
    ofPartFrom start: Int, in bundle: UnsafeBufferPointer<UInt8>, _ separator: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var at = start
    while at + separator.count <= bundle.count {
      if bundle[at] == separator[0], bundle[at..<at + separator.count].elementsEqual(separator) { return at }
      at += 1
    }
    return bundle.count
  }

  /// The place of the “=” after the key of a part. Keys have no spaces.
  private static func sign(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard let sign = part.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: " ") }) else { return nil }
    return part[sign] == UInt8(ascii: "=") && sign > part.startIndex ? sign : nil
  }

  /// The key of this name; “Bundle[{” comes before the first one.
  private static func key(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> AndroidExtras? {
    let start = name.lastIndex(of: UInt8(ascii: "{")).map { $0 + 1 } ?? name.startIndex
    return table[table.table.number(of: UnsafeBufferPointer(rebasing: name[start...]))]
  }
}
