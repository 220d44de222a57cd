/// Rows, columns and selection mode of a collection, from Android's CollectionInfo. Nil if it says -1 or 0 for unknown.
public struct Collection: Hashable, Sendable {
  public var rows: Int?
  public var columns: Int?
  /// How many items can be selected; nil if the export does not say.
  public var selection: SelectionMode?

  /// A collection of this shape.
  public init(rows: Int?, columns: Int?, selection: SelectionMode?) {
    (self.rows, self.columns, self.selection) = (rows, columns, selection)
  }
}
