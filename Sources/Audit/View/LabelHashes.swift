import AccessibilityTree

/// 32 bits of each text that stands at a node of a snapshot, which are the same in every process.
struct LabelHashes {
  private var hashes: [UInt32]

  init(_ snapshot: Snapshot) {
    hashes = [UInt32](repeating: 0, count: snapshot.labels.count)
    snapshot.withRecords { records in
      for record in records {
        for property in [Property.label, .text, .identifier] {
          let id = record.text(property)
          guard id.isText, hashes[Int(id.rawValue)] == 0, var text = snapshot.labels[id] else { continue }
          hashes[Int(id.rawValue)] = text.withUTF8 { UInt32(truncatingIfNeeded: Fingerprint.hash64($0)) }
        }
      }
    }
  }

  /// 0 for what is no text.
  subscript(id: LabelID) -> UInt32 { id.isText ? hashes[Int(id.rawValue)] : 0 }
}
