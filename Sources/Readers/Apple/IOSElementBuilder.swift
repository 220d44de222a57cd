import AccessibilityTree

/// Collects the nodes of an iOS tree whose exporter writes values as the app gives them.
///
/// WebDriverAgent, which fills values in from elsewhere, has `XCUIElementBuilder`.
struct IOSElementBuilder {
  var builder: SnapshotBuilder
  private var values: [Value] = []
  private let zero: LabelID
  private let one: LabelID
  private let two: LabelID
  /// iOS names its own back button so.
  private let backButton: LabelID
  private let textView: LabelID

  private struct Value {
    var text = LabelID.notExported
    var isNumber = false
  }

  /// - Parameter carries: what every export of the format can say.
  init(format: ExportFormat) {
    builder = SnapshotBuilder(format: format.name)
    builder.meta.platform = .ios
    builder.carried = format.carries
    zero = builder.intern("0")
    one = builder.intern("1")
    two = builder.intern("2")
    backButton = builder.intern("BackButton")
    textView = builder.intern("TextView")
  }

  /// Begins a node.
  mutating func open(level: Int, limits: ReadLimits) throws(ReadFault) -> IOSElementDraft {
    let index = try builder.openNode(level: level, limits: limits)
    values.append(Value())
    return IOSElementDraft(index: index, record: builder[index])
  }

  /// Ends the node: keeps what was said of it.
  mutating func close(_ draft: consuming IOSElementDraft) {
    builder[draft.index] = draft.record
    builder.carried.formUnion(draft.carried)
    values[draft.index] = Value(text: draft.value, isNumber: draft.isValueNumber)
    builder.closeNode()
  }

  /// Ends the node without keeping anything: the exporter added it, and nothing on the screen corresponds to it.
  mutating func closeEmpty(_ draft: consuming IOSElementDraft) {
    builder[draft.index].role = .other
    builder.closeNode()
  }

  /// The tree, every value judged; what was not said of a node stays open, whatever is said of others.
  mutating func finish() -> ReadTree {
    for index in 0..<builder.count {
      if builder[index].role == .button, builder[index].text(.identifier) == backButton {
        builder[index].role = .backButton
      }
      settleValue(index)
    }
    IOSLoadingIcon.settle(&builder)
    IOSKeyboard.settle(&builder)
    builder.meta.app = builder.meta.app ?? appName
    return ReadTree(builder: builder, settlement: .defaults(on: [], perNode: .all))
  }

  /// The name of the last application: those before it belong to the system.
  private var appName: String? {
    let application = (0..<builder.count).last { builder[$0].role == .application }
    let name = application.flatMap { builder.labels[builder[$0].text(.label)] }
    // The home screen is called “ ”.
    return name.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  private mutating func settleValue(_ index: Int) {
    let value = values[index]
    switch builder[index].role {
    case .notExported: stateValue(value.text, of: index)
    case .switchControl, .checkBox, .radioButton, .toggleButton: settleChecked(index, value)
    case .textField, .secureTextField, .searchField: settleField(index, value.text)
    case .text where builder[index].text(.nativeClass) == textView:
      // Editable or not, the type is the same; only what is edited has a placeholder or holds the keyboard.
      if builder[index].text(.placeholder).isText || builder[index].isOn(.inputFocused) {
        builder[index].role = .textField
      }
      settleUnchecked(index)
      settleField(index, value.text)
    case .tab where value.isNumber:
      settleUnchecked(index)
      // AppKit's radio button writes whether it is chosen. Traits, where they are written, know it as well.
      if !builder[index].isKnown(.selected), value.text == one || value.text == zero {
        builder.state(.selected, value.text == one, of: index)
      }
    default:
      settleUnchecked(index)
      stateValue(value.text, of: index)
    }
  }

  private mutating func stateValue(_ value: LabelID, of index: Int) {
    if value != .notExported { builder.state(.value, value, of: index) }
  }

  /// A type that has no check is not checkable, whatever its value.
  private mutating func settleUnchecked(_ index: Int) {
    builder.state(.checkable, false, of: index)
    builder.state(.checked, false, of: index)
  }

  private mutating func settleChecked(_ index: Int, _ value: Value) {
    builder.state(.checkable, true, of: index)
    if !value.isNumber { stateValue(value.text, of: index) }
    guard value.text == one || value.text == zero || value.text == two else { return }
    builder.state(.checked, value.text == one, of: index)
    if value.text == two { builder.state(.mixed, true, of: index) }
  }

  /// An empty field has its placeholder for a value.
  private mutating func settleField(_ index: Int, _ value: LabelID) {
    let placeholder = builder[index].text(.placeholder)
    if placeholder == .notExported {
      if value == .absent { stateValue(value, of: index) }
    } else {
      let isEmpty = placeholder.isText && value == placeholder
      builder.state(.showingHint, isEmpty, of: index)
      stateValue(isEmpty ? .absent : value, of: index)
    }
  }
}
