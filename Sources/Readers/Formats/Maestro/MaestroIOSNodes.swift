import AccessibilityTree

/// iOS nodes as Maestro writes them: XCTest's without the element type, so a button cannot be recognised.
///
/// Source: mobile-dev-inc/maestro maestro-client IOSDriver.kt, mapViewHierarchy.
struct MaestroIOSNodes: MaestroNodes {
  /// The properties that every export of these nodes states.
  static let carries: PropertySet = [.label, .identifier, .bounds, .enabled, .inputFocused, .selected]

  /// Where the value of an element is.
  enum Value {
    /// In `value`, as XCTest has it.
    case itself
    /// Only in `text`: the title if there is one, else the value, in some versions else the label.
    case inText
  }

  var builder: SnapshotBuilder
  private let value: Value

  init(format: ExportFormat, value: Value) {
    builder = SnapshotBuilder(format: format.name)
    builder.meta.platform = .ios
    builder.carried = format.carries
    self.value = value
  }

  mutating func state(_ attribute: MaestroAttribute, _ flag: Bool, of index: Int) {
    switch attribute {
    case .enabled: builder.state(.enabled, flag, of: index)
    case .focused: builder.state(.inputFocused, flag, of: index)
    case .selected: builder.state(.selected, flag, of: index)
    case .visible: builder.state(.visible, flag, of: index)
    case .checked where flag:
      // Maestro writes “true” only for switches and similar controls, and “false” for everything.
      builder.state(.checkable, true, of: index)
      builder.state(.checked, true, of: index)
    default: break
    }
  }

  mutating func state(_ attribute: MaestroAttribute, _ text: LabelID, of index: Int) {
    switch attribute {
    case .accessibilityText: builder.state(.label, text, of: index)
    case .hintText: builder.state(.placeholder, text, of: index)
    case .identifier: builder.state(.identifier, text, of: index)
    case .value where value == .itself, .text where value == .inText: builder.state(.value, text, of: index)
    // Apps with their own exporter write the class, which does not say what the element is to VoiceOver.
    case .className where text.isText: builder.state(.nativeClass, text, of: index)
    default: break
    }
  }

  mutating func finish() -> ReadTree {
    let seesVisible = builder.carried.contains(.visible)
    for index in 0..<builder.count { settleValue(index) }
    var perNode: PropertySet = [.checkable, .checked, .nativeClass]
    if value == .inText { perNode.insert(.value) }
    return ReadTree(
      builder: builder, settlement: .defaults(on: seesVisible ? [.enabled, .visible] : [.enabled], perNode: perNode))
  }

  private mutating func settleValue(_ index: Int) {
    let (text, label) = (builder[index].text(.value), builder[index].text(.label))
    if value == .inText, !text.isText || text == label { builder.state(.value, .notExported, of: index) }
    // An empty field shows its placeholder as its value.
    let placeholder = builder[index].text(.placeholder)
    guard placeholder != .notExported else { return }
    let isEmpty = placeholder.isText && text == placeholder
    builder.state(.showingHint, isEmpty, of: index)
    if isEmpty { builder.state(.value, .absent, of: index) }
  }
}
