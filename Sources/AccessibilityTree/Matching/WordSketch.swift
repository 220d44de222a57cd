/// The texts at a node and below it, as 256 bits. Each text sets one bit. Subtrees with the same texts have the same
/// bits, and subtrees with many texts in common have many bits in common.
struct WordSketch: Hashable {
  private var bits = SIMD4<UInt64>()

  /// The sketch of each node, in one sweep from the last to the first. `number` identifies a text; nil means no text.
  static func all(of snapshot: Snapshot, number: (LabelID) -> Int32?) -> [WordSketch] {
    var sketches = [WordSketch](repeating: WordSketch(), count: snapshot.count)
    for node in sketches.indices.reversed() {
      let record = snapshot.records[node]
      for property in [Property.label, .text, .identifier] {
        if let number = number(record.text(property)) { sketches[node].insert(number) }
      }
      if record.parent >= 0 { sketches[Int(record.parent)].bits |= sketches[node].bits }
    }
    return sketches
  }

  private mutating func insert(_ number: Int32) {
    let hash = (UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15) >> 56
    bits[Int(hash >> 6)] |= 1 << (hash & 63)
  }

  private static func count(_ bits: SIMD4<UInt64>) -> Int {
    bits[0].nonzeroBitCount + bits[1].nonzeroBitCount + bits[2].nonzeroBitCount + bits[3].nonzeroBitCount
  }

  /// The share of the texts that both have, 0 to 1; 1 if both have none.
  func similarity(to other: WordSketch) -> Double {
    let all = Self.count(bits | other.bits)
    return all == 0 ? 1 : Double(Self.count(bits & other.bits)) / Double(all)
  }

  /// Whether both have so many texts in common that they are two captures of one thing.
  func isLike(_ other: WordSketch) -> Bool { similarity(to: other) >= 0.3 }
}
