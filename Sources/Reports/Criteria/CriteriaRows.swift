import Rules

/// The rows of the criteria by their ids, each with the page that it is from.
struct CriteriaRows {
  private let rows: [String: (row: CriteriaRow, page: CriteriaPage)]

  init(_ pages: [CriteriaPage]) {
    rows = Dictionary(pages.flatMap { page in page.rows.map { ($0.id, (row: $0, page: page)) } }) { first, _ in first }
  }

  /// The ids of the rows that a finding of this rule is shown with: those on the page of its kind of control, or all if
  /// that page has none.
  ///
  /// A rule for every control decides rows of most pages. People with an unnamed button look for those about buttons.
  func shown(with rule: Rule) -> [String] {
    let own = rule.decides.filter { self[$0]?.page.folder == rule.kind?.page }
    return own.isEmpty ? rule.decides : own
  }

  subscript(id: String) -> (row: CriteriaRow, page: CriteriaPage)? { rows[id] }
}
