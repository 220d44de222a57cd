/// A list that fails, made shorter while it still fails; the last that failed.
///
/// Halves are left out first, then ever smaller parts, down to single elements.
@discardableResult
func shrink<Element: Sendable>(
  _ elements: [Element], attempts: Int, while fails: ([Element]) async throws -> Bool
) async rethrows -> [Element] {
  var (shortest, left) = (elements, attempts)
  var size = max(1, elements.count / 2)
  while true {
    var start = 0
    var hasShrunk = false
    while start < shortest.count, left > 0 {
      var candidate = shortest
      candidate.removeSubrange(start..<min(start + size, candidate.count))
      left -= 1
      if try await fails(candidate) {
        shortest = candidate
        hasShrunk = true
      } else {
        start += size
      }
    }
    if left == 0 || (size == 1 && !hasShrunk) { return shortest }
    size = max(1, size / 2)
  }
}
