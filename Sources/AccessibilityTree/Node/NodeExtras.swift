/// What only few nodes have, kept out of the columns.
public struct NodeExtras: Hashable, Sendable {
  public var liveRegion: LiveRegion?
  public var position: Position?
  public var cell: GridPlace?
  public var collection: Collection?
  public var range: ValueRange?
  /// Can be expanded and is not: `expanded` that is merely off may stand for what cannot be expanded.
  public var isCollapsed = false
  /// 1 to 6, for a heading that says its level.
  public var headingLevel: Int?
  /// Can be dismissed: TalkBack offers that among the actions of the node.
  public var isDismissible = false
  public var actions: [String] = []
  /// What the app says a click does: “Double-tap to open the details”.
  public var clickLabel: String?
  public var longClickLabel: String?

  /// Nothing yet.
  public init() {}
}

/// How changes inside a node are announced. Android's `accessibilityLiveRegion`, in its numbers.
public enum LiveRegion: UInt8, Sendable {
  case none = 0
  case polite = 1
  case assertive = 2
}

/// A place in a set, as people hear it: “2 of 3”. Both numbers count from 1.
public struct Position: Hashable, Sendable {
  public var index: Int
  public var count: Int

  /// “`index` of `count`”.
  public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
}

/// Rows, columns and selection mode of a collection. Android's CollectionInfo; nil where it says -1 or 0 for unknown.
public struct Collection: Hashable, Sendable {
  public var rows: Int?
  public var columns: Int?
  /// How many items can be selected; nil when not said.
  public var selection: SelectionMode?

  /// A collection of this shape.
  public init(rows: Int?, columns: Int?, selection: SelectionMode?) {
    (self.rows, self.columns, self.selection) = (rows, columns, selection)
  }
}

/// A value between two ends, in the export's own unit. Android's RangeInfo; WebDriverAgent's minValue and maxValue.
public struct ValueRange: Hashable, Sendable {
  public var minimum: Double?
  public var maximum: Double?
  public var current: Double?

  /// A range; nil for what the export leaves out.
  public init(minimum: Double?, maximum: Double?, current: Double?) {
    (self.minimum, self.maximum, self.current) = (minimum, maximum, current)
  }
}
