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
