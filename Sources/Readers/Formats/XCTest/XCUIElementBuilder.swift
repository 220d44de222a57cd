import AccessibilityTree

/// Collects the nodes of a WebDriverAgent tree, JSON or XML, and settles what its values prove.
///
/// The exporter fills in missing values from elsewhere, so what a value means depends on the type of the node and on which
/// keys the version wrote. Values are kept as written until the whole tree is read.
///
/// Source: appium/WebDriverAgent XCUIElement+FBWebDriverAttributes.m, wdName and wdValue.
struct XCUIElementBuilder {
  var builder: SnapshotBuilder
  /// By the number of the type.
  private var roles = LabelTable<Role>()
  private var nodes: [XCUIElementDraft.Unsettled] = []
  /// Whether this export writes values, so that a missing one means that there is none.
  private var carriesValue = true
  /// Buttons that may or may not be selected: the export cannot say.
  private var ambiguous: Set<Int> = []
  private let one: LabelID
  private let zero: LabelID
  private let two: LabelID
  /// iOS names its own back button so.
  private let backButton: LabelID
  private let textView: LabelID
  /// The lists of traits as written; there are few in a tree, and many nodes have each. Kept separate from the labels,
  /// because no node has them as a text.
  private var traitLists = Labels()
  private var traits = LabelTable<Traits>()
  /// The setting `snapshotMaxDepth`, 50 unless changed. XCTest cuts; it may or may not count the application.
  private var depthLimit = DepthLimit(levels: 49...50)

  /// - Parameter size: of the document in bytes.
  init(format: String, size: Int) {
    builder = SnapshotBuilder(format: format)
    // Room for the nodes of most exports at once; what is reserved and not used costs addresses only.
    builder.reserve(size / Self.usualNodeSize)
    nodes.reserveCapacity(size / Self.usualNodeSize)
    builder.meta.platform = .ios
    one = builder.intern("1")
    zero = builder.intern("0")
    two = builder.intern("2")
    backButton = builder.intern("BackButton")
    textView = builder.intern("TextView")
  }

  /// Begins a node.
  mutating func open(level: Int, limits: ReadLimits) throws(ReadFault) -> XCUIElementDraft {
    let index = try builder.openNode(level: level, limits: limits)
    nodes.append(XCUIElementDraft.Unsettled())
    depthLimit.see(index, level: level)
    return XCUIElementDraft(index: index, record: builder[index])
  }

  /// Ends the node and keeps what was said about it.
  mutating func close(_ draft: consuming XCUIElementDraft) {
    // An app's own bar, such as React Native's, has UIKit's trait and no type of its own.
    if draft.record.role == .other, draft.record.traits.contains(.tabBar) { draft.record.role = .tabList }
    builder[draft.index] = draft.record
    builder.carried.formUnion(draft.carried)
    nodes[draft.index] = draft.unsettled
    builder.closeNode()
  }

  /// States the type, without “XCUIElementType”.
  mutating func stateType(_ bytes: UnsafeBufferPointer<UInt8>, of node: inout XCUIElementDraft) {
    let type = builder.intern(bytes)
    node.state(.nativeClass, type)
    node.carried.insert(.role)
    node.record.role = roles.value(of: type) { XCUIElementRoles.role(of: String(decoding: bytes, as: UTF8.self)) }
  }

  /// States the traits (names between commas) and the states that only traits show.
  mutating func stateTraits(_ bytes: UnsafeBufferPointer<UInt8>, of node: inout XCUIElementDraft) {
    node.carried.formUnion(Self.fromTraits)
    node.unsettled.hasTraits = true
    guard !bytes.isEmpty else { return }
    let traits = traits.value(of: traitLists.intern(bytes)) { Self.traits(bytes) }
    node.record.traits = traits
    node.state(.selected, traits.contains(.selected))
    node.state(.heading, traits.contains(.header))
    node.state(.adjustable, traits.contains(.adjustable))
    node.state(.updatesFrequently, traits.contains(.updatesFrequently))
  }

  private static func traits(_ bytes: UnsafeBufferPointer<UInt8>) -> Traits {
    var traits = Traits()
    for name in bytes.split(separator: UInt8(ascii: ",")) {
      let name = String(decoding: name, as: UTF8.self).lowercased().filter { $0 != " " }
      traits.formUnion(Traits.named[name] ?? [])
    }
    return traits
  }

  /// About how many bytes an exporter writes for one node; rather too few, so that the columns need not grow.
  private static let usualNodeSize = 200

  private static let fromTraits: PropertySet = [.traits, .selected, .heading, .adjustable, .updatesFrequently]

  /// States the names of the custom actions, between commas.
  mutating func stateActions(_ text: String, of node: inout XCUIElementDraft) {
    node.carried.insert(.actions)
    let names = text.split(separator: ",").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    if !names.isEmpty { builder.changeExtras(of: node.index) { $0.actions = names.map(String.init) } }
  }

  /// The tree with every value interpreted.
  ///
  /// - Parameter alsoPerNode: properties that this exporter, unlike the others, leaves out at some nodes.
  mutating func finish(alsoPerNode: PropertySet = []) -> ReadTree {
    depthLimit.cut(&builder)
    let carriesTraits = builder.carried.contains(.traits)
    carriesValue = builder.carried.contains(.value)
    if !carriesTraits { noteAmbiguous() }
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
    if !carriesValue { builder.carried.remove(.value) }
    if builder.carried.contains(.visible) { settleVisible() }
    IOSKeyboard.settle(&builder)
    settleApplication()
    var perNode = alsoPerNode.union([
      .identifier, .value, .placeholder, .showingHint, .checked, .mixed, .enabled, .visible, .element, .inputFocused,
    ])
    if !carriesTraits { perNode.insert(.selected) }
    return ReadTree(builder: builder, settlement: .defaults(on: [], perNode: perNode))
  }

  /// What holds something visible is visible: the exporter asks for each element alone, and says no for lists of SwiftUI
  /// and for parts of web pages without a size, whose contents people see.
  private mutating func settleVisible() {
    for index in nodes.indices.reversed() where builder[index].isOn(.visible) {
      let parent = Int(builder[index].parent)
      if parent >= 0, builder[parent].isOff(.visible) { builder.state(.visible, true, of: parent) }
    }
  }

  /// States the app. Older versions say only the application's name; the home screen's is a blank.
  private mutating func settleApplication() {
    guard builder.count > 0, builder[0].role == .application else { return }
    let name = builder.labels[builder[0].text(.label)]
    if builder.meta.app == nil, name == " " { builder.meta.app = "com.apple.springboard" }
    if let bundle = builder.meta.app {
      builder.state(.owner, builder.intern(bundle), of: 0)
    } else {
      builder.meta.app = name
    }
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
    let none = carriesValue ? LabelID.absent : .notExported
    let value = builder[index].text(.value) == .notExported ? none : builder[index].text(.value)
    let role = builder[index].role
    switch role {
    case .switchControl, .checkBox, .radioButton, .toggleButton: break
    default: settleUnchecked(index)
    }
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
        // Only an editable field has a placeholder or the keyboard's focus.
        if builder[index].text(.placeholder).isText || builder[index].isOn(.inputFocused) {
          builder[index].role = .textField
        }
        settleField(index, value, carriesPlaceholder: carriesPlaceholder)
      } else {
        // A text without a value of its own repeats its label.
        builder.state(.value, value.isText && value == builder[index].text(.label) ? .absent : value, of: index)
      }
    default: builder.state(.value, value, of: index)
    }
  }

  /// States that a type without a check is not checkable, whatever its value.
  private mutating func settleUnchecked(_ index: Int) {
    builder.state(.checkable, false, of: index)
    builder.state(.checked, false, of: index)
  }

  /// Settles a button. A selected one without a value has “1”.
  private mutating func settleButton(_ index: Int, _ value: LabelID, carriesTraits: Bool) {
    if carriesTraits {
      let isSelected = builder[index].isOn(.selected)
      builder.state(.value, isSelected && value == one ? .absent : value, of: index)
    } else if value == one, ambiguous.contains(index) {
      builder.state(.value, .notExported, of: index)
    } else if value == one {
      builder.state(.selected, true, of: index)
      builder.state(.value, .notExported, of: index)
    } else {
      if value == .absent { builder.state(.selected, false, of: index) }
      builder.state(.value, value, of: index)
    }
  }

  /// Notes buttons beside another one that also has “1”. It is the real value of one of them, but the export does not
  /// show which.
  private mutating func noteAmbiguous() {
    var shown: [Int32: [Int]] = [:]
    for index in nodes.indices where builder[index].role == .button && builder[index].text(.value) == one {
      shown[builder[index].parent, default: []].append(index)
    }
    ambiguous = Set(shown.values.filter { $0.count > 1 }.joined())
  }

  private mutating func settleChecked(_ index: Int, _ value: LabelID) {
    builder.state(.checkable, true, of: index)
    guard value == one || value == zero || value == two else { return }
    builder.state(.checked, value == one, of: index)
    if value == two { builder.state(.mixed, true, of: index) }
  }

  /// Settles a field: an empty one has its placeholder as its value.
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
