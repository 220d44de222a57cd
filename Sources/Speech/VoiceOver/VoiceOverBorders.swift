import AccessibilityTree

/// What VoiceOver says at the first and at the last stop of a container: “Alert”, “list start”, “end”.
///
/// Only a container that says that it is a list or a landmark is announced; a table view is not.
///
/// Source: cashapp/AccessibilitySnapshot, its contexts list and landmark; recordings of VoiceOver for alerts.
struct VoiceOverBorders {
  private enum Kind {
    case alert
    case list
    case landmark
  }

  private var alerts: [Int: Int] = [:]
  private var borders: [Int: [(word: String, container: Int)]] = [:]

  init(_ columns: Columns, order: [Int], words: VoiceOverWords) {
    let containers = Self.containers(columns)
    guard !containers.isEmpty else { return }
    // For each node, the places in swipe order of the first and last stop below it.
    var first = [Int](repeating: Int.max, count: columns.count)
    var last = [Int](repeating: -1, count: columns.count)
    for (place, node) in order.enumerated() { (first[node], last[node]) = (place, place) }
    for node in (0..<columns.count).reversed() {
      let parent = columns.parent(node)
      guard parent >= 0 else { continue }
      first[parent] = min(first[parent], first[node])
      last[parent] = max(last[parent], last[node])
    }
    for (container, kind) in containers where last[container] >= 0 {
      let (start, end) = (order[first[container]], order[last[container]])
      switch kind {
      case .alert: alerts[start] = container
      case .list: add(words.listStart, words.listEnd, container, from: start, to: end)
      case .landmark: add(words.landmark, words.landmarkEnd, container, from: start, to: end)
      }
    }
  }

  /// The alert whose first stop this is.
  func alert(at node: Int) -> Int? { alerts[node] }

  /// The words for containers that begin or end here.
  func words(at node: Int) -> [(word: String, container: Int)] { borders[node] ?? [] }

  private mutating func add(_ startWord: String, _ endWord: String, _ container: Int, from start: Int, to end: Int) {
    borders[start, default: []].append((startWord, container))
    if end != start { borders[end, default: []].append((endWord, container)) }
  }

  private static func containers(_ columns: Columns) -> [(node: Int, kind: Kind)] {
    let saysKind = columns.snapshot.carries(.nativeClass)
    var containers: [(node: Int, kind: Kind)] = []
    // Remember the last class, because hundreds of groups share one.
    var (lastClass, lastKind) = (LabelID.notExported, Kind?.none)
    for node in 0..<columns.count {
      switch columns.role(node) {
      case .alert: containers.append((node, .alert))
      case .list, .group:
        guard saysKind else { continue }
        let own = columns.records[node].text(.nativeClass)
        if own != lastClass {
          switch columns.text(.nativeClass, node) {
          case "list": lastKind = .list
          case "landmark": lastKind = .landmark
          default: lastKind = nil
          }
          lastClass = own
        }
        if let lastKind { containers.append((node, lastKind)) }
      default: break
      }
    }
    return containers
  }
}
