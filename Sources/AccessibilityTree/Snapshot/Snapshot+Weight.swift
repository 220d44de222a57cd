extension Snapshot {
  /// How much memory the snapshot takes, counted in nodes. `textOfANode` bytes of text count as one node.
  package var weight: Int {
    let texts = (0..<labels.count).reduce(0) { sum, label in
      sum + (labels[LabelID(rawValue: Int32(label))]?.utf8.count ?? 0)
    }
    return count + texts / Self.textOfANode
  }

  /// In bytes: about as much as a node and its utterance take.
  private static let textOfANode = 256
}
