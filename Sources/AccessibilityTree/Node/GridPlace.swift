/// Where an item is in a grid or a data table. Rows and columns count from 1; nil if the export does not say.
///
/// Android's CollectionItemInfo of a collection of several rows and columns; AccessibilitySnapshot's dataTableCell.
public struct GridPlace: Hashable, Sendable {
  public var row: Int?
  public var column: Int?
  /// The height of the cell in rows, at least 1.
  public var rowSpan: Int
  public var columnSpan: Int
  /// What the headers of the row and of the column say, in the order in which they are spoken.
  public var headers: [String]

  /// A place; by default of a cell of one row and one column without headers.
  public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, headers: [String] = []) {
    (self.row, self.column, self.rowSpan, self.columnSpan) = (row, column, rowSpan, columnSpan)
    self.headers = headers
  }
}
