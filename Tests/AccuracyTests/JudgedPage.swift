import Foundation

/// What docs/accuracy.md says: its text, and the rows of its list.
struct JudgedPage {
  let text: String
  let rows: [Row]

  /// One finding that somebody judged.
  struct Row {
    let file: String
    /// “button/name-omits-role#role-word-last”.
    let finding: String
    let node: String
    let verdict: String

    var rule: String { String(finding.prefix { $0 != "#" }) }
    var isReal: Bool { !file.contains("a11yd__") }
  }

  init(at file: URL) throws {
    text = try String(contentsOf: file, encoding: .utf8)
    // | 1 | `file` | `rule#expectation` at `node` | verdict | why |
    rows = text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, Int(cells[0]) != nil else { return nil }
      let quoted = cells[2].split(separator: "`").map(String.init)
      guard quoted.count == 3 else { return nil }
      return Row(
        file: cells[1].trimmingCharacters(in: ["`"]), finding: quoted[0], node: quoted[2], verdict: cells[3])
    }
  }
}
