/// Finds the word that a person meant.
package enum Spelling {
  /// The nearest of the known words, or nil if none is near enough.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let limit = max(1, min(3, word.count / 3))
    return known.lazy.map { (distance(word, $0, limit: limit), $0) }.filter { $0.0 <= limit }.min { $0 < $1 }?.1
  }

  /// “ Did you mean `x`?”, or an empty text.
  package static func suggestion(for word: String, among known: some Sequence<String>) -> String {
    nearest(to: word, among: known).map { " Did you mean `\($0)`?" } ?? ""
  }

  /// How many insertions, deletions, substitutions and swaps of neighbours turn one word into the other.
  package static func distance(_ left: String, _ right: String, limit: Int = .max) -> Int {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    guard limit == .max || abs(left.count - right.count) <= limit else { return limit + 1 }
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var before: [Int] = []
    var above = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var best = min(above[column + 1] + 1, current[column] + 1, above[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, above) = (above, current)
    }
    return above[right.count]
  }
}
