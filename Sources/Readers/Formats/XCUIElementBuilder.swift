import AccessibilityTree

/// Collects the nodes of a WebDriverAgent tree, JSON or XML, and settles what its values prove.
///
/// The exporter fills in missing values from elsewhere, so what a value means depends on the type of the node and on which
/// keys the version wrote. Values are kept as written until the whole tree is read.
///
/// Source: appium/WebDriverAgent XCUIElement+FBWebDriverAttributes.m, wdName and wdValue.
struct XCUIElementBuilder {
  var builder: SnapshotBuilder
  private var roles: [LabelID: Role] = [:]
  private var nodes: [Unsettled] = []
  private let one: LabelID
  private let zero: LabelID
  private let two: LabelID
  /// iOS names its own back button so.
  private let backButton: LabelID
  private let textView: LabelID
  /// The sets of traits seen so far; there are few in a tree, and many nodes have each.
  private var traitSets: [(text: [UInt8], traits: Traits)] = []

  /// What a node says that can only be judged at the end, or only together with other keys.
  struct Unsettled {
    /// Accessibility identifier if there is one, else the label.
    var name = LabelID.notExported
    var rawIdentifier = LabelID.notExported
    /// Computed by the exporter: false below another element.
    var isAccessible: Bool?
    /// What the element itself says.
    var isNativeElement: Bool?
    var hasTraits = false
    var minimum: Double?
    var maximum: Double?
  }

  init(format: String) {
    builder = SnapshotBuilder(format: format)
    builder.meta.platform = .ios
    one = builder.intern("1")
    zero = builder.intern("0")
    two = builder.intern("2")
    backButton = builder.intern("BackButton")
    textView = builder.intern("TextView")
  }

  mutating func open(level: Int, limits: ReadLimits) throws(ReadFault) -> Int {
    nodes.append(Unsettled())
    return try builder.openNode(level: level, limits: limits)
  }

  /// Changes what is judged at the end.
  mutating func change(_ index: Int, _ body: (inout Unsettled) -> Void) { body(&nodes[index]) }

  /// States the type, without “XCUIElementType”.
  mutating func stateType(_ bytes: UnsafeBufferPointer<UInt8>, of index: Int) {
    let type = builder.intern(bytes)
    builder.state(.nativeClass, type, of: index)
    builder.carried.insert(.role)
    if let role = roles[type] {
      builder[index].role = role
    } else {
      let role = XCUIElementRoles.role(of: String(decoding: bytes, as: UTF8.self))
      roles[type] = role
      builder[index].role = role
    }
  }

  /// States the traits, names between commas, and the states that only they tell.
  mutating func stateTraits(_ bytes: UnsafeBufferPointer<UInt8>, of index: Int) {
    builder.carried.formUnion(Self.fromTraits)
    nodes[index].hasTraits = true
    guard !bytes.isEmpty else { return }
    let traits = traits(bytes)
    builder[index].traits = traits
    builder.state(.selected, traits.contains(.selected), of: index)
    builder.state(.heading, traits.contains(.header), of: index)
    builder.state(.adjustable, traits.contains(.adjustable), of: index)
    builder.state(.updatesFrequently, traits.contains(.updatesFrequently), of: index)
  }

  private mutating func traits(_ bytes: UnsafeBufferPointer<UInt8>) -> Traits {
    for known in traitSets where known.text.count == bytes.count && known.text.elementsEqual(bytes) {
      return known.traits
    }
    var traits = Traits()
    for name in bytes.split(separator: UInt8(ascii: ",")) {
      let name = String(decoding: name, as: UTF8.self).lowercased().filter { $0 != " " }
      traits.formUnion(Traits.named[name] ?? [])
    }
    traitSets.append((Array(bytes), traits))
    return traits
  }

  private static let fromTraits: PropertySet = [.traits, .selected, .heading, .adjustable, .updatesFrequently]

  /// States the names of the custom actions, between commas.
  mutating func stateActions(_ text: String, of index: Int) {
    builder.carried.insert(.actions)
    let names = text.split(separator: ",").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    if !names.isEmpty { builder.changeExtras(of: index) { $0.actions = names.map(String.init) } }
  }

  /// The tree, every value judged.
  consuming func finish() -> ReadTree {
    let carriesTraits = builder.carried.contains(.traits)
    let carriesPlaceholder = builder.carried.contains(.placeholder)
    for index in nodes.indices {
      settleIdentifier(index)
      if let isElement = nodes[index].isNativeElement ?? nodes[index].isAccessible {
        builder.state(.element, isElement, of: index)
      }
      if nodes[index].minimum != nil || nodes[index].maximum != nil {
        let range = ValueRange(minimum: nodes[index].minimum, maximum: nodes[index].maximum, current: nil)
        builder.changeExtras(of: index) { $0.range = range }
      }
      settleValue(index, carriesTraits: carriesTraits, carriesPlaceholder: carriesPlaceholder)
    }
    builder.meta.app = builder.meta.app ?? appName
    var perNode: PropertySet = [
      .identifier, .value, .placeholder, .showingHint, .checked, .mixed, .enabled, .visible, .element, .inputFocused,
    ]
    if !carriesTraits { perNode.insert(.selected) }
    return ReadTree(builder: builder, settlement: .defaults(on: [], perNode: perNode))
  }

  /// The application's name is all that older versions say about the app.
  private var appName: String? {
    guard builder.count > 0, builder[0].role == .application else { return nil }
    return builder.labels[builder[0].text(.label)]
  }

  private mutating func settleIdentifier(_ index: Int) {
    let (name, raw) = (nodes[index].name, nodes[index].rawIdentifier)
    if raw != .notExported {
      builder.state(.identifier, raw, of: index)
    } else if !name.isText {
      builder.state(.identifier, .absent, of: index)
    } else if name != builder[index].text(.label) {
      builder.state(.identifier, name, of: index)
    }
    // Else the identifier is the label, or there is none: the export cannot say which.
    if builder[index].role == .button, builder[index].text(.identifier) == backButton {
      builder[index].role = .backButton
    }
  }

  private mutating func settleValue(_ index: Int, carriesTraits: Bool, carriesPlaceholder: Bool) {
    // A missing value is null in both formats: nothing was found there to fall back to either.
    let value = builder[index].text(.value) == .notExported ? .absent : builder[index].text(.value)
    let role = builder[index].role
    if ![.switchControl, .checkBox, .radioButton, .toggleButton].contains(role) { settleUnchecked(index) }
    switch role {
    case .button, .backButton: settleButton(index, value, carriesTraits: carriesTraits)
    case .switchControl:
      // The exporter writes “0” for a switch that has no value, so the value itself proves nothing.
      builder.state(.value, .notExported, of: index)
      settleChecked(index, value)
    case .checkBox, .radioButton, .toggleButton:
      builder.state(.value, value, of: index)
      settleChecked(index, value)
    case .textField, .secureTextField, .searchField:
      settleField(index, value, carriesPlaceholder: carriesPlaceholder)
    case .text:
      if builder[index].text(.nativeClass) == textView {
        // Only what is edited has a placeholder or holds the keyboard.
        if builder[index].text(.placeholder).isText || builder[index].flag(.inputFocused) == .exposed(true) {
          builder[index].role = .textField
        }
        settleField(index, value, carriesPlaceholder: carriesPlaceholder)
      } else {
        // A text without a value of its own shows its label again.
        builder.state(.value, value == builder[index].text(.label) ? .absent : value, of: index)
      }
    default: builder.state(.value, value, of: index)
    }
  }

  /// A type that has no check is not checkable, whatever its value.
  private mutating func settleUnchecked(_ index: Int) {
    builder.state(.checkable, false, of: index)
    builder.state(.checked, false, of: index)
  }

  /// A selected button without a value shows “1”.
  private mutating func settleButton(_ index: Int, _ value: LabelID, carriesTraits: Bool) {
    if carriesTraits {
      let isSelected = builder[index].flag(.selected) == .exposed(true)
      builder.state(.value, isSelected && value == one ? .absent : value, of: index)
    } else if value == one {
      builder.state(.selected, true, of: index)
      builder.state(.value, .notExported, of: index)
    } else {
      if value == .absent { builder.state(.selected, false, of: index) }
      builder.state(.value, value, of: index)
    }
  }

  private mutating func settleChecked(_ index: Int, _ value: LabelID) {
    builder.state(.checkable, true, of: index)
    guard value == one || value == zero || value == two else { return }
    builder.state(.checked, value == one, of: index)
    if value == two { builder.state(.mixed, true, of: index) }
  }

  /// An empty field shows its placeholder.
  private mutating func settleField(_ index: Int, _ value: LabelID, carriesPlaceholder: Bool) {
    guard carriesPlaceholder else {
      builder.state(.value, value == .absent ? .absent : .notExported, of: index)
      return
    }
    let placeholder = builder[index].text(.placeholder)
    if placeholder == .notExported { builder.state(.placeholder, .absent, of: index) }
    let isEmpty = placeholder.isText && value == placeholder
    builder.state(.showingHint, isEmpty, of: index)
    builder.state(.value, isEmpty ? .absent : value, of: index)
  }
}
