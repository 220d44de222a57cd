import AccessibilityTree
import Speech

/// How many of the utterances of pages a11yd says in the same pieces, and how many word for word.
struct PageScore: Equatable {
  var pieces = 0
  var words = 0
  var count = 0

  init() {}

  init(_ examples: [PageExample]) throws {
    for example in examples {
      let heard = try example.heard()
      for (place, said) in example.says.enumerated() {
        guard let said else { continue }
        count += 1
        guard heard.count == example.says.count else { continue }
        if said.hasPieces(of: heard[place]) { pieces += 1 }
        if said.isSaid(by: heard[place]) { words += 1 }
      }
    }
  }

  static func + (one: PageScore, other: PageScore) -> PageScore {
    var sum = one
    sum.pieces += other.pieces
    sum.words += other.words
    sum.count += other.count
    return sum
  }

  /// A table of these pages, one line for each, and their sum.
  static func table(_ pages: [PageAnnouncements]) throws -> String {
    var rows = [["page", "VoiceOver", "same pieces", "same words", "TalkBack", "same pieces", "same words"]]
    var sums = [PageScore(), PageScore()]
    for page in pages {
      var row = [page.page + (page.source == nil ? "" : " *")]
      for (place, platform) in [Platform.ios, .android].enumerated() {
        let score = try PageScore(page.examples.filter { $0.platform == platform })
        sums[place] = sums[place] + score
        row += score.cells
      }
      rows.append(row)
    }
    rows.append(["all"] + sums.flatMap(\.cells))
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n\n* No words of a device: from the readers' sources.\n"
  }

  private var cells: [String] { [String(count), String(pieces), String(words)] }
}
