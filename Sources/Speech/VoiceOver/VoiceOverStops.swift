import AccessibilityTree

/// Where VoiceOver stops.
///
/// An accessibility element is a stop and what lies below it is not visited. Where the export does not say what is an
/// element, controls and texts are taken for elements, as UIKit makes them; images, cells and named plain views may or may
/// not be, so they are uncertain, and so is everything inside a cell, but for its buttons, or a named view. A view or an
/// image with a control inside is none: XCTest lists nothing inside an element but the parts of UIKit's own controls. A text without words is
/// none, so one whose words are not exported is uncertain, too.
///
/// Source: cashapp/AccessibilitySnapshot, AccessibilityHierarchyParser; UIKit's defaults of isAccessibilityElement;
/// facebook/react-native issue 6560 and mobile-dev-inc/maestro issue 539, for what XCTest leaves out.
struct VoiceOverStops {
  private(set) var certain: NodeSet
  private(set) var uncertain: NodeSet

  init(_ columns: Columns, reached: NodeSet) {
    certain = NodeSet(count: columns.count)
    uncertain = NodeSet(count: columns.count)
    var controls = ControlsBelow(columns)
    var doubtEnd = 0
    var cellDoubtEnd = 0
    var node = 0
    while node < columns.count {
      guard reached.contains(node) else {
        node += 1
        continue
      }
      switch Self.verdict(node, columns, &controls) {
      case .stop:
        let isDoubtful = node < doubtEnd || (node < cellDoubtEnd && !Self.isApartFromItsCell(node, columns))
        if isDoubtful { uncertain.insert(node) } else { certain.insert(node) }
        node = columns.end(node)
      case .perhaps:
        uncertain.insert(node)
        if columns.role(node) == .cell {
          cellDoubtEnd = max(cellDoubtEnd, columns.end(node))
        } else {
          doubtEnd = max(doubtEnd, columns.end(node))
        }
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

  private static func verdict(_ node: Int, _ columns: Columns, _ controls: inout ControlsBelow) -> Verdict {
    switch columns.records[node].flag(.element) {
    case .exposed(true):
      // WebDriverAgent reports tables as elements, but VoiceOver never stops at one.
      if columns.hasChildren(node), isScroller(columns.role(node)) { return .noStop }
      if isElementForItsContent(node, columns) { return .noStop }
      return isWithoutArea(node, columns) ? .nothingInside : .stop
    case .exposed(false), .absent: return .noStop
    case .notExported: return isWithoutArea(node, columns) ? .noStop : derived(node, columns, &controls)
    }
  }

  private static func derived(_ node: Int, _ columns: Columns, _ controls: inout ControlsBelow) -> Verdict {
    let named = columns.hasText(.label, node) || columns.hasText(.text, node)
    let role = columns.role(node)
    switch role {
    // UIStepper is a pair of buttons.
    case .stepper: return columns.hasChildren(node) ? .noStop : .stop
    case _ where role.isControl: return .stop
    case .text, .heading, .scrollBar: return named ? .stop : columns.isUntold(node) ? .perhaps : .noStop
    // A stopped spinner is hidden, and few exporters say so.
    case _ where role.isContent: return named ? .stop : .perhaps
    case .image: return controls.areBelow(node) ? .noStop : .perhaps
    case .cell: return !columns.hasChildren(node) && named ? .stop : .perhaps
    // If no type is exported, a wheel has a value and no name.
    case .notExported: return named || columns.hasText(.value, node) ? .perhaps : .noStop
    case .group, .other: return named && !controls.areBelow(node) ? .perhaps : .noStop
    default: return .noStop
    }
  }

  /// A cell gathers the texts inside; a button is a stop beside it. Arrows and check marks, which UIKit adds, are buttons
  /// that are disabled.
  private static func isApartFromItsCell(_ node: Int, _ columns: Columns) -> Bool {
    (columns.role(node) == .button || columns.role(node) == .link) && !columns.isOff(.enabled, node)
  }

  /// WebDriverAgent calls a cell an element if what is in it is one, and calls nothing inside a real element one.
  private static func isElementForItsContent(_ node: Int, _ columns: Columns) -> Bool {
    guard columns.role(node) == .cell, !columns.hasText(.label, node), !columns.hasText(.value, node) else {
      return false
    }
    return (node + 1..<columns.end(node)).contains {
      columns.isOn(.element, $0) && (columns.role($0).isControl || columns.role($0) == .cell)
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
