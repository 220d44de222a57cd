import Rules

/// The rows of the criteria by their ids, each with the page that it is from.
struct CriteriaRows {
  private let rows: [String: (row: CriteriaRow, page: CriteriaPage)]

  init(_ pages: [CriteriaPage]) {
    rows = Dictionary(pages.flatMap { page in page.rows.map { ($0.id, (row: $0, page: page)) } }) { first, _ in first }
  }

  subscript(id: String) -> (row: CriteriaRow, page: CriteriaPage)? { rows[id] }
}
