import AccessibilityTree

/// Decides which elements of idb's backend `ax`, and of AXe, are accessibility elements.
///
/// Source: facebook/idb AXTreeWalk.swift, website/docs/idb/accessibility.mdx.
enum IDBStops {
  /// States whether an element is one. The backend writes the accessibility elements and their containers. So a leaf is
  /// a stop, and a group or plain element that contains others is not, named or not. Other elements that contain some,
  /// such as a search field with its buttons, are left open.
  static func settle(_ index: Int, in builder: inout SnapshotBuilder) {
    let isLeaf = Int(builder[index].subtreeEnd) == index + 1
    switch builder[index].role {
    case .application, .window, .group, .tabList, .scrollView, .webView, .notExported:
      builder.state(.element, false, of: index)
    case .other: builder.state(.element, isLeaf, of: index)
    default: if isLeaf { builder.state(.element, true, of: index) }
    }
  }
}
