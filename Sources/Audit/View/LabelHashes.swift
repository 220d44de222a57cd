import AccessibilityTree

/// 32 bits of texts that stand at nodes of a snapshot, which are the same in every process.
struct LabelHashes {
  private let labels: Labels
  /// By number of the text; 0 where nobody has asked.
  private var hashes: [UInt32]

  init(_ snapshot: Snapshot) {
    labels = snapshot.labels
    hashes = [UInt32](repeating: 0, count: labels.count)
  }

  /// 0 for what is no text.
  subscript(id: LabelID) -> UInt32 {
    mutating get {
      guard id.isText else { return 0 }
      let known = hashes[Int(id.rawValue)]
      guard known == 0 else { return known }
      let hash = UInt32(truncatingIfNeeded: labels.hash64(of: id))
      hashes[Int(id.rawValue)] = hash
      return hash
    }
  }
}
