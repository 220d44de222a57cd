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

/// The members that an exporter writes, by its own names.
struct AndroidMembers: Sendable {
  let table: KeyTable
  private let members: [AndroidMember]

  /// - Parameters:
  ///   - names: what the exporter calls them.
  ///   - alsoSnakeCase: whether `viewIdResourceName` may stand as `view_id_resource_name` too: protobuf writes either.
  init(_ names: [String: AndroidMember], alsoSnakeCase: Bool = false) {
    var all = names
    if alsoSnakeCase { for (name, member) in names { all[Self.snakeCase(name)] = member } }
    let sorted = all.sorted { $0.key < $1.key }
    table = KeyTable(sorted.map(\.key))
    members = sorted.map(\.value)
  }

  /// The member with this number; nil for -1.
  subscript(number: Int) -> AndroidMember? { number >= 0 ? members[number] : nil }

  static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }
}
