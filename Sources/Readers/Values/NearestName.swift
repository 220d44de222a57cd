/// Finds the known name that an unknown one probably meant.
enum NearestName {
  /// The nearest of these names, at most two letters away; nil if there is none.
  static func of(_ word: String, among words: some Swift.Collection<String>) -> String? {
    let near = words.map { ($0, distance: distance($0, word)) }.min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= 2 ? $0.0 : nil }
  }

  /// Levenshtein's distance.
  private static func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let cost = min(diagonal + (left == right ? 0 : 1), row[j] + 1, row[j + 1] + 1)
        (diagonal, row[j + 1]) = (row[j + 1], cost)
      }
    }
    return row[b.count]
  }
}
