import AccessibilityTree

/// Collects the nodes of an iOS tree whose exporter writes the app's values unchanged.
///
/// WebDriverAgent fills in values from elsewhere; `XCUIElementBuilder` reads its trees.
struct IOSElementBuilder {
  var builder: SnapshotBuilder
  private var values: [Value] = []
  private let zero: LabelID
  private let one: LabelID
  private let two: LabelID
  /// The name of iOS's own back button.
  private let backButton: LabelID
  private let textView: LabelID

  private struct Value {
    var text = LabelID.notExported
    var isNumber = false
  }

  /// - Parameter carries: the properties that every export of the format can state.
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

  /// Ends the node and keeps what was said about it.
  mutating func close(_ draft: consuming IOSElementDraft) {
    builder[draft.index] = draft.record
    builder.carried.formUnion(draft.carried)
    values[draft.index] = Value(text: draft.value, isNumber: draft.isValueNumber)
    builder.closeNode()
  }

  /// Ends the node without keeping anything, because the exporter added it and nothing on the screen corresponds to it.
  mutating func closeEmpty(_ draft: consuming IOSElementDraft) {
    builder[draft.index].role = .other
    builder.closeNode()
  }

  /// The tree with every value interpreted. What was not said about a node stays open, whatever is said about others.
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

  /// The name of the last application. Earlier ones belong to the system.
  private var appName: String? {
    let application = (0..<builder.count).last { builder[$0].role == .application }
    let name = application.flatMap { builder.labels[builder[$0].text(.label)] }
    // The home screen has the name “ ”.
    return name.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  private mutating func settleValue(_ index: Int) {
    let value = values[index]
    switch builder[index].role {
    case .notExported: stateValue(value.text, of: index)
    case .switchControl, .checkBox, .radioButton, .toggleButton: settleChecked(index, value)
    case .textField, .secureTextField, .searchField: settleField(index, value.text)
    case .text where builder[index].text(.nativeClass) == textView:
      // The type is the same whether or not it is editable. Only an editable one has a placeholder or the keyboard's
      // focus.
      if builder[index].text(.placeholder).isText || builder[index].isOn(.inputFocused) {
        builder[index].role = .textField
      }
      settleUnchecked(index)
      settleField(index, value.text)
    case .tab where value.isNumber:
      settleUnchecked(index)
      // The value of AppKit's radio button says whether it is chosen. Traits say it too, if they are exported.
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

  /// States that a type without a check is not checkable, whatever its value.
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

  /// Settles a field: an empty one has its placeholder as its value.
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
