import AccessibilityTree

/// The Accessibility Test Framework's hierarchy as protobuf's JSON, bare or in an AccessibilityEvaluation with its results.
///
/// In proto2 a missing field was not set.
///
/// Source: google/Accessibility-Test-Framework-for-Android AccessibilityHierarchy.proto, AccessibilityEvaluation.proto,
/// ViewHierarchyElement.java (toProto).
struct ATFReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "atf-json", displayName: "Accessibility Test Framework hierarchy, JSON", platform: .android,
    howToExport: "`JsonFormat.printer().print(hierarchy.toProto())` in a test that uses the framework",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .owner, .bounds, .clickable, .longClickable, .focusable,
      .enabled, .labeledByText, .actions,
    ],
    carriesIfSeen: [
      .element, .hidden, .visible, .editable, .scrollable, .checkable, .checked, .stateDescription, .placeholder,
      .showingHint, .screenReaderFocusable, .expanded,
    ],
    notes: [
      "Has no place for selected, live region, heading, pane title, collection, range and password.",
      "A custom view without a class for accessibility services has the role of its superclass.",
      "The framework's own results are kept beside a11yd's where the file is an AccessibilityEvaluation.",
    ],
    improvements: [
      .init("Use version 4 of the framework", adds: [.stateDescription, .placeholder, .screenReaderFocusable])
    ])

  let signature = JSONSignature(
    all: [],
    any: [
      ["windows", "hierarchy"],
      [
        "deviceState", "device_state", "activeWindowId", "active_window_id", "viewElementClassNames",
        "view_element_class_names", "hierarchy",
      ],
    ],
    usual: ["results"], has: [.key("views")])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var hierarchy = ATFHierarchy(AndroidNodeBuilder(format: format), limits: limits)
    try json.enter()
    while let item = try json.next() {
      switch item.keyText {
      case "hierarchy" where item.isObject:
        try json.enter()
        while let member = try json.next() { try hierarchy.read(member, &json) }
      case "results" where item.isArray: try hierarchy.readResults(&json)
      default: try hierarchy.read(item, &json)
      }
    }
    return try hierarchy.finish()
  }
}
