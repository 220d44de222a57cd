import AccessibilityTree

/// AccessibilitySnapshot's hierarchy as `JSONEncoder` writes it: elements and containers in the order of VoiceOver.
///
/// Source: cashapp/AccessibilitySnapshot AccessibilityHierarchy.swift, AccessibilityElement.swift,
/// AccessibilityContainer.swift, AccessibilityModelCodableTests.swift.
struct AccessibilitySnapshotReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "accessibility-snapshot", displayName: "AccessibilitySnapshot hierarchy", platform: .ios,
    howToExport:
      "`JSONEncoder().encode(AccessibilityHierarchyParser().parseAccessibilityHierarchy(in: view))` in a test",
    carries: [
      .role, .traits, .label, .value, .identifier, .bounds, .element, .enabled, .selected, .heading, .adjustable,
      .updatesFrequently, .checkable, .actions,
    ],
    carriesIfSeen: [.hint, .checked, .mixed, .visible, .position, .collection, .modal, .nativeClass, .clickable],
    notes: [
      "Only what VoiceOver stops at and the containers around it; nodes are heard in the order of `traversalIndex`. A plain list of "
        + "elements is read too, without containers.",
      "The role comes from the traits; an element without a trait that names a role is `other`.",
      "A position in a set comes from `context`, or in older files from the end of the spoken `description`.",
      "In older files `hint` includes the library's own instructions; if they cannot be separated, the hint is unknown.",
      "`respondsToUserInteraction` says whether an element can be activated.",
      "Custom content is spoken too, but a11yd does not model it.",
    ],
    improvements: [
      ExportFormat.Improvement("Use a version that writes `authoredHint` and `context`", adds: [.hint, .position]),
      ExportFormat.Improvement("Use a version that writes `visibility`", adds: [.visible]),
    ])

  let signature = JSONSignature(
    all: [], any: [["element", "container", "activationPoint"]],
    usual: ["traversalIndex", "description", "label", "traits", "shape"], has: [.key("activationPoint")])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var builder = SnapshotBuilder(format: format.name)
    builder.meta.platform = .ios
    builder.carried = format.carries
    builder.facts = .inHeardOrder
    var forest = AccessibilitySnapshotForest(limits: limits)
    try forest.read(&json, &builder)
    if forest.isEmpty { throw .unusable("the hierarchy contains no element") }
    builder.meta.language = forest.language
    try forest.build(&builder)
    IOSLoadingIcon.settle(&builder)
    return ReadTree(builder: builder, settlement: .defaults(on: [], perNode: Self.perNode))
  }

  /// Properties that only some nodes state: containers have no enabled and selected, elements no class, and a hint may
  /// be lost in the library's own.
  private static let perNode: PropertySet = [
    .element, .enabled, .selected, .heading, .adjustable, .updatesFrequently, .checkable, .checked, .mixed, .hint,
    .visible, .modal, .nativeClass, .clickable,
  ]
}
