import AccessibilityTree

/// Where each node of a snapshot is, as a number that is the same in the next capture and in the next build.
///
/// The same way as `NodeIdentity` goes, in one sweep and without texts: from the nearest identifier that no other node has,
/// down by roles.
struct NodePlaces {
  /// By node.
  let numbers: [UInt32]

  init(_ snapshot: Snapshot, _ labels: LabelHashes) {
    let siblings = SiblingPlaces(snapshot)
    let identifiers = snapshot.column(of: .identifier)
    var uses = [UInt8](repeating: 0, count: snapshot.labels.count)
    for id in identifiers where id.isText && uses[Int(id.rawValue)] < 2 { uses[Int(id.rawValue)] += 1 }
    var numbers = [UInt32](repeating: 0, count: snapshot.count)
    for node in numbers.indices {
      let id = identifiers[node]
      if id.isText, uses[Int(id.rawValue)] == 1 {
        numbers[node] = labels[id]
      } else {
        let record = snapshot.columns[node]
        let above = record.parent < 0 ? 0 : numbers[Int(record.parent)]
        let step =
          UInt64(truncatingIfNeeded: siblings.place(of: node).place) << 8 | (Self.roleNumbers[record.role] ?? 0)
        numbers[node] = Self.mix(above, step)
      }
    }
    self.numbers = numbers
  }

  private static let roleNumbers = Dictionary(
    uniqueKeysWithValues: Role.allCases.enumerated().map { ($1, UInt64($0)) })

  private static func mix(_ above: UInt32, _ step: UInt64) -> UInt32 {
    var hash = (UInt64(above) << 32 ^ step) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
