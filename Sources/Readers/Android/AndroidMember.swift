import AccessibilityTree

/// The meaning of a member of an Android node, whatever its exporter's name for it.
enum AndroidMember: Sendable {
  case flag(Property)
  case text(Property)
  /// The identifier that counts if there is no resource name.
  case secondIdentifier
  /// The class that TalkBack gets, getClassName.
  case className
  /// The class of the view itself, which counts if the other one is missing.
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
  /// Number of the window whose root this node is.
  case window
  case number
  case childNumbers
  case labeledByNumber
  /// Whether it is the label of another node; which one is not said.
  case isLabel
  /// Whether another node is its label; which one is not said.
  case hasLabel
  /// 0 for nodes that Compose or a view itself draws.
  case drawingOrder
  case children
}
