import AccessibilityTree

/// Where VoiceOver stops.
///
/// An accessibility element is a stop, and nodes below it are not visited. If the export does not say what is an
/// element, controls and texts count as elements, as in UIKit. Images, cells and named plain views are uncertain, and
/// so is everything inside a cell or a named view. A text without words is not an element, so a text whose words are
/// not exported is uncertain too.
///
/// Source: cashapp/AccessibilitySnapshot, AccessibilityHierarchyParser; UIKit's defaults of isAccessibilityElement.
struct VoiceOverStops {
  private(set) var certain: NodeSet
  private(set) var uncertain: NodeSet

  init(_ columns: Columns, reached: NodeSet) {
    certain = NodeSet(count: columns.count)
    uncertain = NodeSet(count: columns.count)
    var doubtEnd = 0
    var node = 0
    while node < columns.count {
      guard reached.contains(node) else {
        node += 1
        continue
      }
      switch Self.verdict(node, columns) {
      case .stop:
        if node < doubtEnd { uncertain.insert(node) } else { certain.insert(node) }
        node = columns.end(node)
      case .perhaps:
        uncertain.insert(node)
        doubtEnd = max(doubtEnd, columns.end(node))
        node += 1
      case .noStop: node += 1
      case .nothingInside: node = columns.end(node)
      }
    }
  }

  private enum Verdict {
    case stop
    case perhaps
    case noStop
    case nothingInside
  }

  private static func verdict(_ node: Int, _ columns: Columns) -> Verdict {
    switch columns.records[node].flag(.element) {
    case .exposed(true):
      // WebDriverAgent reports tables as elements, but VoiceOver never stops at one.
      if columns.hasChildren(node), isScroller(columns.role(node)) { return .noStop }
      return isWithoutArea(node, columns) ? .nothingInside : .stop
    case .exposed(false), .absent: return .noStop
    case .notExported: return isWithoutArea(node, columns) ? .noStop : derived(node, columns)
    }
  }

  private static func derived(_ node: Int, _ columns: Columns) -> Verdict {
    let named = columns.hasText(.label, node) || columns.hasText(.text, node)
    let role = columns.role(node)
    switch role {
    // UIStepper is a pair of buttons.
    case .stepper: return columns.hasChildren(node) ? .noStop : .stop
    case _ where role.isControl: return .stop
    case .text, .heading, .scrollBar: return named ? .stop : columns.isUntold(node) ? .perhaps : .noStop
    // A stopped spinner is hidden, and few exporters say so.
    case _ where role.isContent: return named ? .stop : .perhaps
    case .image: return .perhaps
    case .cell: return !columns.hasChildren(node) && named ? .stop : .perhaps
    // If no type is exported, a wheel has a value and no name.
    case .notExported: return named || columns.hasText(.value, node) ? .perhaps : .noStop
    case .group, .other: return named ? .perhaps : .noStop
    default: return .noStop
    }
  }

  private static func isScroller(_ role: Role) -> Bool {
    role == .table || role == .list || role == .grid || role == .scrollView
  }

  /// Whether the export gives a rectangle without area. A missing rectangle proves nothing.
  private static func isWithoutArea(_ node: Int, _ columns: Columns) -> Bool {
    columns.rect(node).map { $0.isEmpty } ?? false
  }
}
