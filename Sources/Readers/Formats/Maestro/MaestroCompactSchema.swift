import AccessibilityTree

/// A compact hierarchy's description of its own keys.
///
/// Source: mobile-dev-inc/maestro maestro-cli ViewHierarchyFormatters.kt, createAndroidSchema and createIOSSchema.
struct MaestroCompactSchema {
  private(set) var platform: Platform?
  /// The long name of each short key.
  private var abbreviations: [String: String] = [:]
  /// The value of an element that leaves the key out: “true”, “false” or a text.
  private var defaults: [String: MaestroCompactElement.Value] = [:]

  private enum Key: String, KnownKeys {
    case platform, abbreviations, defaults

    static let table = NumberedKeys<Key>()
  }

  init() {}

  /// Reads the object that the cursor has returned but not entered.
  init(_ json: inout JSONCursor) throws(ReadFault) {
    let keys = Key.table
    try json.enter()
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .platform: platform = item.string.flatMap { Platform(rawValue: $0.lowercased()) }
      case .abbreviations where item.isObject:
        try json.enter()
        while let long = try json.next() { abbreviations[long.keyText] = long.text }
      case .defaults where item.isObject:
        try json.enter()
        while let value = try json.next() { defaults[value.keyText] = MaestroCompactElement.Value(value) }
      case .abbreviations, .defaults, nil: break
      }
    }
  }

  /// The attribute behind a short key. Android's description has its own name here.
  func attribute(of key: String) -> MaestroAttribute? {
    let name = abbreviations[key] ?? key
    return name == "content-desc" ? .accessibilityText : MaestroAttribute(rawValue: name)
  }

  /// Every attribute with a default, in a stable order. Some have short names and some full names.
  var defaultValues: [(MaestroAttribute, MaestroCompactElement.Value)] {
    defaults.sorted { $0.key < $1.key }.compactMap { key, value in attribute(of: key).map { ($0, value) } }
  }
}
