import AccessibilityTree

/// One element of an A11yUITests snapshot, before its place is known.
///
/// Source: rwapp/A11yUITests A11yElement.swift, UIAccessibilityTraits+Extensions.swift.
struct A11yUITestsElement {
  private var role = Role.notExported
  private var frame = Rect(x: .nan, y: .nan, width: 0, height: 0)
  private var texts: [(Property, LabelID)] = []
  private var label = LabelID.absent
  private var value = LabelID.notExported
  private var placeholder = LabelID.notExported
  private var isEnabled: Bool?
  private var traits: Traits?

  /// Properties that only some kinds of elements state.
  static let perNode: PropertySet = [
    .value, .placeholder, .showingHint, .selected, .heading, .adjustable, .updatesFrequently, .checked, .mixed,
  ]

  private enum Key: String, KnownKeys {
    case label, value, type, traits, enabled, placeholder, frame

    static let table = NumberedKeys<Key>()
  }

  /// Reads the object that the cursor has returned but not entered.
  init(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .label: label = builder.intern(item.bytes)
      case .value: value = builder.intern(item.bytes)
      case .placeholder: placeholder = builder.intern(item.bytes)
      case .enabled: isEnabled = item.flag
      case .type:
        texts.append((.nativeClass, builder.intern(item.bytes)))
        role = A11yUITestsRoles.role(of: item.text)
      case .traits where item.isArray: traits = try Self.readTraits(&json)
      case .frame where item.isArray: frame = try BoundsList.rect(&json)
      case .traits, .frame, nil: break
      }
    }
  }

  /// The traits. The library writes “None” both for “there are none” and for “XCTest did not say”; nil for either.
  private static func readTraits(_ json: inout JSONCursor) throws(ReadFault) -> Traits? {
    var (traits, isNone) = (Traits(), false)
    try json.enter()
    while let item = try json.next() {
      guard let name = item.string?.lowercased().filter({ $0 != " " }) else { continue }
      isNone = isNone || name == "none"
      traits.formUnion(Traits.named[name] ?? [])
    }
    return isNone ? nil : traits
  }

  // MARK: Containment

  /// Whether its title and picture are in the list beside it.
  var holdsParts: Bool { [.button, .link, .cell].contains(role) && !frame.isEmpty }
  /// Whether it may be the title or picture of a control.
  var isPart: Bool { [.text, .image].contains(role) && !frame.isEmpty }
  var area: Float { frame.width * frame.height }

  /// Whether the other element is inside. XCTest rounds, so a title may extend past the edge by less than a point.
  func encloses(_ other: A11yUITestsElement) -> Bool {
    other.frame.x >= frame.x - 1 && other.frame.y >= frame.y - 1 && other.frame.maxX <= frame.maxX + 1
      && other.frame.maxY <= frame.maxY + 1
  }

  // MARK: what it says

  /// States everything.
  func state(of index: Int, in builder: inout SnapshotBuilder) {
    builder[index].role = role
    builder[index].bounds = frame
    builder.state(.label, label, of: index)
    for (property, text) in texts { builder.state(property, text, of: index) }
    if let isEnabled { builder.state(.enabled, isEnabled, of: index) }
    if let traits {
      builder.carried.insert(.traits)
      builder[index].traits = traits
      builder.state(.selected, traits.contains(.selected), of: index)
      builder.state(.heading, traits.contains(.header), of: index)
      builder.state(.adjustable, traits.contains(.adjustable), of: index)
      builder.state(.updatesFrequently, traits.contains(.updatesFrequently), of: index)
    }
    stateValue(of: index, in: &builder)
  }

  /// States the value. XCTest writes the placeholder as the value of an empty field, and “0” or “1” for a switch
  /// whatever its value.
  private func stateValue(of index: Int, in builder: inout SnapshotBuilder) {
    builder.state(.checkable, role == .switchControl, of: index)
    if role != .switchControl { builder.state(.checked, false, of: index) }
    switch role {
    case .textField, .secureTextField, .searchField:
      guard placeholder != .notExported else { return }
      builder.state(.placeholder, placeholder, of: index)
      let isEmpty = placeholder.isText && value == placeholder
      builder.state(.showingHint, isEmpty, of: index)
      if value != .notExported { builder.state(.value, isEmpty ? .absent : value, of: index) }
    case .switchControl:
      switch builder.labels[value] {
      case "0": builder.state(.checked, false, of: index)
      case "1": builder.state(.checked, true, of: index)
      case "2": builder.state(.mixed, true, of: index)
      default: break
      }
    default:
      // A text without a value of its own may repeat its label.
      guard value != .notExported else { return }
      builder.state(.value, value == label ? .absent : value, of: index)
    }
  }
}
