import AccessibilityTree
import SystemPackage

/// Files of one directory, ordered by name: a binary heap.
struct NameQueue {
  private var heap: [FilePath] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ path: FilePath) {
    heap.append(path)
    var place = heap.count - 1
    while place > 0, precedes(place, (place - 1) / 2) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes and returns the first file; nil if there is none.
  mutating func removeFirst() -> FilePath? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count && precedes(child, least) { least = child }
      if least == place { return first }
      heap.swapAt(place, least)
      place = least
    }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    NameOrder.compare(heap[left].string, heap[right].string) < 0
  }
}
