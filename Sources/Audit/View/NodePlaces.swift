import AccessibilityTree

/// Where each node of a snapshot is, as a number that is the same in the next capture and in the next build.
///
/// The same way as `NodeIdentity` goes, in one sweep and without texts: from the nearest identifier that no other node
/// has, down by roles.
struct NodePlaces {
  /// By node.
  let numbers: [UInt32]

  init(_ snapshot: Snapshot, _ labels: inout LabelHashes) {
    var uses = [UInt8](repeating: 0, count: snapshot.labels.count)
    numbers = snapshot.withRecords { records in
      uses.withUnsafeMutableBufferPointer { uses in
        // By number, because a record is a hundred bytes long.
        for node in records.indices {
          let id = records[node].text(.identifier)
          if id.isText, uses[Int(id.rawValue)] < 2 { uses[Int(id.rawValue)] += 1 }
        }
      }
      let siblings = RoleCounts(records).places
      var numbers = [UInt32](repeating: 0, count: records.count)
      numbers.withUnsafeMutableBufferPointer { numbers in
        for node in records.indices {
          let id = records[node].text(.identifier)
          if id.isText, uses[Int(id.rawValue)] == 1 {
            numbers[node] = labels[id]
          } else {
            let above = records[node].parent < 0 ? 0 : numbers[Int(records[node].parent)]
            numbers[node] = Self.mix(above, UInt64(siblings[node]) << 8 | UInt64(records[node].role.number))
          }
        }
      }
      return numbers
    }
  }

  private static func mix(_ above: UInt32, _ step: UInt64) -> UInt32 {
    var hash = (UInt64(above) << 32 ^ step) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
