/// For how many toolkit widgets each row of the criteria is decided, as recorded by the tests.
///
/// Source: `Tests/Fixtures/widgets/rows.txt`, which the tests of the atlas write; docs/widgets.md.
public struct WidgetCounts: Sendable {
  /// The widgets with a wrong form that breaks a row, and those for which the rules find it.
  struct Count {
    var widgets: Int
    var decided: Int
  }

  private let counts: [String: Count]

  /// No counts.
  public init() { counts = [:] }

  /// Counts from lines of “SG-12 18 7”: the row, its widgets, and those for which it is decided.
  ///
  /// Lines that begin with a number sign are comments. Lines of another shape are ignored.
  public init(text: String) {
    var counts: [String: Count] = [:]
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count >= 3, let widgets = Int(words[1]), let decided = Int(words[2]) else { continue }
      counts[String(words[0])] = Count(widgets: widgets, decided: decided)
    }
    self.counts = counts
  }

  /// The counts of a row; nil if no widget breaks it.
  subscript(row: String) -> Count? { counts[row] }

  /// “7 of 18”, or a dash for rows that no widget breaks.
  func words(_ rows: some Sequence<String>) -> String {
    let counts = rows.compactMap { self[$0] }
    return counts.isEmpty ? "–" : "\(counts.map(\.decided).reduce(0, +)) of \(counts.map(\.widgets).reduce(0, +))"
  }
}
