import AccessibilityTree

/// Names as VoiceOver computes them.
///
/// A name is the label, or the text in exports without labels. In a canonical tree an element without a name takes the
/// names below it, as UIButton takes its title and a cell its labels. An export has the label that UIKit computed, so
/// there the app is to blame if it is missing. A cell that is an element only through its content view has that view's
/// name.
enum VoiceOverNames {
  static func names(
    _ columns: Columns, reached: NodeSet, stops: VoiceOverStops, cutOff: CutOff?
  ) -> [Evidence<String>] {
    // Of nested uncertain elements, the outermost one covers what is below, so that depth costs nothing.
    var doubtEnd = 0
    return (0..<columns.count).map { node in
      if let own = own(of: node, columns) { return .exposed(own) }
      if columns.hasChildren(node), stops.certain.contains(node) || stops.uncertain.contains(node) {
        guard stops.certain.contains(node) || node >= doubtEnd else { return .notExported }
        if stops.uncertain.contains(node) { doubtEnd = columns.end(node) }
        if let inner = innerName(node, columns, reached) { return .exposed(inner) }
      }
      return columns.lacksText(.label, node) || cutOff?.names.contains(node) == true ? .notExported : .absent
    }
  }

  private static func own(of node: Int, _ columns: Columns) -> String? {
    if let label = columns.text(.label, node) { return label }
    let isWithoutLabels = columns.role(node) == .notExported || columns.lacksText(.label, node)
    return isWithoutLabels ? columns.text(.text, node) : nil
  }

  /// Whether the name of an element comes from the nodes below it.
  static func takesInnerName(_ element: Int, _ columns: Columns) -> Bool {
    (columns.isCanonical || columns.role(element) == .cell) && own(of: element, columns) == nil
  }

  private static func innerName(_ element: Int, _ columns: Columns, _ reached: NodeSet) -> String? {
    guard takesInnerName(element, columns) else { return nil }
    var parts: [String] = []
    var node = element + 1
    while node < columns.end(element) {
      if reached.contains(node), columns.isCanonical || columns.isOn(.element, node),
        let label = columns.text(.label, node) ?? columns.text(.text, node)
      {
        parts.append(label)
        node = columns.end(node)
      } else {
        node += 1
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
