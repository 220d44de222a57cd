import AccessibilityTree

/// What a member of an Android node says, whatever its exporter calls it.
enum AndroidMember: Sendable {
  case flag(Property)
  case text(Property)
  /// The identifier that counts when there is no resource name.
  case secondIdentifier
  /// The class that TalkBack hears of, getClassName.
  case className
  /// The class of the view itself, which counts when the other one is missing.
  case viewClass
  /// Numbers of the superclasses of the view.
  case superclasses
  case package
  case bounds
  case liveRegion
  case range
  case collection
  case collectionItem
  case collectionRow
  case collectionColumn
  case extras
  case actions
  /// Number of the window that this node is the root of.
  case window
  case number
  case childNumbers
  case labeledByNumber
  /// Whether it is the label of another node; which one is not said.
  case isLabel
  /// Whether another node is its label; which one is not said.
  case hasLabel
  /// 0 for what a view draws itself, or Compose.
  case drawingOrder
  case children
}
