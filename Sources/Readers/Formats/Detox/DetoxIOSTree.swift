import AccessibilityTree

/// The views of Detox's hierarchy of an iOS app.
struct DetoxIOSTree: DetoxTree {
  private var builder: SnapshotBuilder
  /// By the number of the class.
  private var roles = LabelTable<Role>()

  /// Whether a view computed its value, so accessibility is on.
  private var computesValues = false

  /// The deepest level that some versions write. Source: ViewHierarchyGenerator.swift, maxDepth.
  private static let deepest = 199

  init(format: ExportFormat) {
    builder = SnapshotBuilder(format: format.name)
    builder.meta.platform = .ios
    builder.carried = format.carries
  }

  /// Whether Detox itself gave the view this identifier during the export.
  static func isInjected(_ identifier: UnsafeBufferPointer<UInt8>) -> Bool {
    identifier.starts(with: "detox_temp_".utf8)
  }

  mutating func open(_ xml: inout XMLCursor, level: Int, limits: ReadLimits) throws(ReadFault) {
    let index = try builder.openNode(level: level, limits: limits)
    xml.forEachAttribute(DetoxAttribute.table) { key, value in
      switch key {
      case .className:
        let name = builder.intern(value)
        builder.state(.nativeClass, name, of: index)
        builder[index].role = roles.value(of: name) { DetoxRoles.role(of: String(decoding: value, as: UTF8.self)) }
      case .label: builder.state(.label, builder.intern(value), of: index)
      case .value:
        builder.state(.value, builder.intern(value), of: index)
        // Nobody sets the value of a switch. Attributes are sorted, so the class was read.
        if builder[index].role == .switchControl { computesValues = true }
      case .text: builder.state(.text, builder.intern(value), of: index)
      case .id, .testID:
        if !Self.isInjected(value) { builder.state(.identifier, builder.intern(value), of: index) }
      case .focused: builder.state(.inputFocused, value, of: index)
      // A view that is `visible` may still be scrolled away.
      case .visibility: if !value.elementsEqual("visible".utf8) { builder.state(.visible, false, of: index) }
      case .alpha:
        if Float(String(decoding: value, as: UTF8.self)) == 0 { builder.state(.visible, false, of: index) }
      case .x, .y, .width, .height: break
      }
    }
    // The content of SwiftUI and of web pages is not views.
    let isHost = builder[index].role == .webView || xml.name.starts(with: "_UIHostingView".utf8)
    if isHost || level >= Self.deepest { builder.cutBelow(index) }
  }

  mutating func close() { builder.closeNode() }

  consuming func finish() -> ReadTree {
    // Views compute label and value only if accessibility is on. Unless a switch has a value, a missing one proves nothing.
    var perNode: PropertySet = [.label, .value, .text, .visible, .inputFocused]
    if computesValues { perNode.remove(.value) }
    return ReadTree(builder: builder, settlement: .defaults(on: [], perNode: perNode))
  }
}
