import Rules

/// The relations of a stop to the node beside it.
struct StopRelations: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// All of these relations.
  init(_ relations: [Expression.Relation]) {
    self = relations.reduce(into: []) { $0.insert(StopRelations($1)) }
  }

  private init(_ relation: Expression.Relation) {
    self =
      switch relation {
      case .sibling: .sibling
      case .ancestor: .ancestor
      case .descendant: .descendant
      case .above: .above
      case .below: .below
      case .leading: .leading
      case .trailing: .trailing
      case .farAbove: .farAbove
      case .farBelow: .farBelow
      }
  }

  static let sibling = StopRelations(rawValue: 1)
  static let ancestor = StopRelations(rawValue: 2)
  static let descendant = StopRelations(rawValue: 4)
  static let above = StopRelations(rawValue: 8)
  static let below = StopRelations(rawValue: 16)
  static let leading = StopRelations(rawValue: 32)
  static let trailing = StopRelations(rawValue: 64)
  static let farAbove = StopRelations(rawValue: 128)
  static let farBelow = StopRelations(rawValue: 256)
  /// Those that rectangles tell.
  static let places: StopRelations = [.above, .below, .leading, .trailing, .farAbove, .farBelow]
  /// One of the two has no rectangle, so nobody knows its place.
  static let placeUnknown = StopRelations(rawValue: 512)
  /// How many bits there are.
  static let count = 10
}
