/// Properties that only few nodes have, kept out of the columns.
public struct NodeExtras: Hashable, Sendable {
  public var liveRegion: LiveRegion?
  public var position: Position?
  public var cell: GridPlace?
  public var collection: Collection?
  public var range: ValueRange?
  /// Whether it is collapsed and can be expanded. `expanded` alone is also off for nodes that cannot be expanded.
  public var isCollapsed = false
  /// 1 to 6, for a heading that says its level.
  public var headingLevel: Int?
  /// Whether it can be dismissed, which TalkBack offers among the node's actions.
  public var isDismissible = false
  /// Whether its text has spans that take a tap, which TalkBack lists as links.
  public var hasLinks = false
  public var actions: [String] = []
  /// What the app says a click does: “Double-tap to open the details”.
  public var clickLabel: String?
  public var longClickLabel: String?

  /// Nothing yet.
  public init() {}
}
