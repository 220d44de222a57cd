import AccessibilityTree

/// The views of Detox's hierarchy of an Android app.
struct DetoxAndroidTree: DetoxTree {
  private var tree: AndroidNodeBuilder

  init(format: ExportFormat) {
    tree = AndroidNodeBuilder(format: format)
    tree.builder.carried.formUnion([.label, .text, .bounds])
  }

  mutating func open(_ xml: inout XMLCursor, level: Int, limits: ReadLimits) throws(ReadFault) {
    let index = try tree.builder.openNode(level: level, limits: limits)
    var rect = Rect(x: .nan, y: .nan, width: 0, height: 0)
    xml.forEachAttribute(DetoxAttribute.table) { key, value in
      func number() -> Float? { Float(String(decoding: value, as: UTF8.self)) }
      switch key {
      case .className:
        tree.stateClass(tree.builder.intern(value), of: index)
        if tree.builder[index].role == .other {
          tree.builder[index].role = DetoxRoles.androidRole(of: String(decoding: value, as: UTF8.self))
        }
      case .text: tree.builder.state(.text, tree.builder.intern(value), of: index)
      // This is the content description, despite its name.
      case .value: tree.builder.state(.label, tree.builder.intern(value), of: index)
      case .id where !DetoxIOSTree.isInjected(value):
        tree.builder.state(.identifier, tree.builder.intern(value), of: index)
      case .focused: tree.builder.state(.inputFocused, value, of: index)
      // A view that is `visible` may still be scrolled away.
      case .visibility: if !value.elementsEqual("visible".utf8) { tree.builder.state(.visible, false, of: index) }
      case .alpha: if number() == 0 { tree.builder.state(.visible, false, of: index) }
      case .x: rect.x = number() ?? .nan
      case .y: rect.y = number() ?? .nan
      case .width: rect.width = number() ?? 0
      case .height: rect.height = number() ?? 0
      case .id, .testID, .label: break
      }
    }
    tree.builder[index].bounds = rect
    // The content of Compose and of web pages is not views.
    if tree.builder[index].role == .webView || xml.name.elementsEqual("AndroidComposeView".utf8) {
      tree.builder.cutBelow(index)
    }
  }

  mutating func close() { tree.builder.closeNode() }

  consuming func finish() -> ReadTree { tree.finish(textIsRange: false) }
}
