import AccessibilityTree

/// What VoiceOver says about the cells of a data table: headers before the name; spans, row and column after it.
///
/// The row is spoken at its first cell only.
///
/// Source: cashapp/AccessibilitySnapshot, its context dataTableCell.
struct VoiceOverCells {
  private var cells: [Int: GridPlace] = [:]
  private let words: VoiceOverWords

  init(_ columns: Columns, order: [Int], words: VoiceOverWords) {
    self.words = words
    guard columns.snapshot.carries(.position) else { return }
    var last: (table: Int, row: Int?)?
    for node in order {
      guard var cell = columns.snapshot[node].cell.value else { continue }
      let (table, row) = (columns.parent(node), cell.row)
      if let last, last.table == table, last.row == row { cell.row = nil }
      last = (table, row)
      cells[node] = cell
    }
  }

  /// Adds the headers, before the name.
  func appendHeaders(of node: Int, to pieces: inout some SpokenPieces) {
    for header in cells[node]?.headers ?? [] {
      pieces.say(.context, header, property: .heading, node: node)
    }
  }

  /// Adds spans, row and column, after the name.
  func appendPlace(of node: Int, to pieces: inout some SpokenPieces) {
    guard let cell = cells[node] else { return }
    func say(_ template: String, _ number: Int) {
      let spoken = PositionTemplate.spoken(template, String(number))
      pieces.say(.context, spoken, property: .position, node: node)
    }
    if cell.rowSpan > 1 { say(words.spansRows, cell.rowSpan) }
    if cell.columnSpan > 1 { say(words.spansColumns, cell.columnSpan) }
    if let row = cell.row { say(words.row, row) }
    if let column = cell.column { say(words.column, column) }
  }
}
