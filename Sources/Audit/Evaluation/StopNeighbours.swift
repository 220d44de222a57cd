import AccessibilityTree
import Rules
import Speech

/// The stops before and after each stop in swipe order.
struct StopNeighbours {
  /// -1 for none; -2 where an uncertain stop may stand between.
  private var previous: [Int32]
  private var next: [Int32]

  /// - Parameter cutOff: where stops may be missing.
  init(_ transcript: Transcript, _ cutOff: CutOff?) {
    let count = transcript.snapshot.count
    previous = Array(repeating: -1, count: count)
    next = Array(repeating: -1, count: count)
    for (stop, following) in zip(transcript.order, transcript.order.dropFirst()) {
      next[stop] = Int32(following)
      previous[following] = Int32(stop)
    }
    guard !transcript.uncertainStops.isEmpty || cutOff != nil else { return }
    let uncertain = cutOff.map { transcript.uncertainStops.union($0.stops) } ?? transcript.uncertainStops
    let doubts = cutOff.map { uncertain.union($0.gaps) } ?? uncertain
    var uncertainBefore = [Int32](repeating: 0, count: count + 1)
    for node in 0..<count {
      uncertainBefore[node + 1] = uncertainBefore[node] + (doubts.contains(node) ? 1 : 0)
    }
    func isUncertain(between stop: Int, and other: Int) -> Bool {
      uncertainBefore[min(stop, other)] != uncertainBefore[max(stop, other)]
    }
    for node in uncertain { (previous[node], next[node]) = (-2, -2) }
    func isDoubtful(_ neighbour: Int32) -> Bool { neighbour >= 0 && uncertain.contains(Int(neighbour)) }
    for stop in transcript.order where !uncertain.contains(stop) {
      if isDoubtful(previous[stop]) || isUncertain(between: Int(max(previous[stop], 0)), and: stop) {
        previous[stop] = -2
      }
      if isDoubtful(next[stop]) || isUncertain(between: stop, and: next[stop] < 0 ? count : Int(next[stop])) {
        next[stop] = -2
      }
    }
  }

  /// The neighbour of a node, -1 for none, nil when it is not known which it is. A node that is no stop has none.
  func neighbour(_ direction: Expression.Direction, of node: Int) -> Int? {
    let neighbour = column(direction)[node]
    return neighbour == -2 ? nil : Int(neighbour)
  }

  /// By node: the neighbour, -1 for none and -2 where it is not known which it is.
  func column(_ direction: Expression.Direction) -> [Int32] {
    switch direction {
    case .previous: previous
    case .next: next
    }
  }
}
