import AccessibilityTree
import Rules
import Speech

/// The stops before and after each stop in swipe order.
struct StopNeighbours {
  /// -1 for none; -2 where an uncertain stop may stand between.
  private var previous: [Int32]
  private var next: [Int32]

  init(_ transcript: Transcript) {
    let count = transcript.snapshot.count
    previous = Array(repeating: -1, count: count)
    next = Array(repeating: -1, count: count)
    for (stop, following) in zip(transcript.order, transcript.order.dropFirst()) {
      next[stop] = Int32(following)
      previous[following] = Int32(stop)
    }
    guard !transcript.uncertainStops.isEmpty else { return }
    var uncertainBefore = [Int32](repeating: 0, count: count + 1)
    for node in 0..<count {
      uncertainBefore[node + 1] = uncertainBefore[node] + (transcript.uncertainStops.contains(node) ? 1 : 0)
    }
    func isUncertain(between stop: Int, and other: Int) -> Bool {
      uncertainBefore[min(stop, other)] != uncertainBefore[max(stop, other)]
    }
    for node in transcript.uncertainStops { (previous[node], next[node]) = (-2, -2) }
    for stop in transcript.order {
      if isUncertain(between: Int(max(previous[stop], 0)), and: stop) { previous[stop] = -2 }
      if isUncertain(between: stop, and: next[stop] < 0 ? count : Int(next[stop])) { next[stop] = -2 }
    }
  }

  /// The neighbour of a node, -1 for none, nil when it is not known which it is. A node that is no stop has none.
  func neighbour(_ direction: Expression.Direction, of node: Int) -> Int? {
    let neighbour = direction == .previous ? previous[node] : next[node]
    return neighbour == -2 ? nil : Int(neighbour)
  }
}
