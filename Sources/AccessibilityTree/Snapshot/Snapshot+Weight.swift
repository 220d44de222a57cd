extension Snapshot {
  /// How much memory the snapshot takes, counted in nodes; so much text counts as one more.
  package var weight: Int {
    let texts = (0..<labels.count).reduce(0) { sum, label in
      sum + (labels[LabelID(rawValue: Int32(label))]?.utf8.count ?? 0)
    }
    return count + texts / Self.textOfANode
  }

  /// In bytes: a node and what a screen reader says of it take about as much.
  private static let textOfANode = 256
}
