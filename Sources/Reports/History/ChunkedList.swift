/// A list that grows without moving what is in it: while an array of a million moves, there are two of it.
struct ChunkedList<Element> {
  private static var chunkSize: Int { 4_096 }
  private var chunks: [[Element]] = []
  private(set) var count = 0

  var indices: Range<Int> { 0..<count }

  mutating func append(_ element: Element) {
    if count % Self.chunkSize == 0 {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(Self.chunkSize)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  subscript(place: Int) -> Element {
    get { chunks[place / Self.chunkSize][place % Self.chunkSize] }
    _modify { yield &chunks[place / Self.chunkSize][place % Self.chunkSize] }
  }
}
