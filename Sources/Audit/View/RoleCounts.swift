import AccessibilityTree

/// Which of its siblings of the same role each node is, for all nodes in their order.
struct RoleCounts {
  /// How many of a role came so far below one parent.
  private struct Count {
    var parent: Int32 = -2
    var count: Int32 = 0
  }

  /// By depth and role. What is open at a depth has one parent, so a count of another one is over.
  private var counts: [Count] = []
  /// By node, how many are above it.
  private var depths: [Int32] = []
  private let roles = Role.allCases.count

  init(_ snapshot: Snapshot) { depths.reserveCapacity(snapshot.count) }

  /// The place from 1; of one node after the other.
  mutating func place(ofNext role: Role, below parent: Int32) -> Int32 {
    let depth = parent < 0 ? 0 : depths[Int(parent)] + 1
    depths.append(depth)
    let row = Int(depth) * roles + role.number
    while counts.count <= row { counts += [Count](repeating: Count(), count: roles) }
    if counts[row].parent == parent {
      counts[row].count += 1
    } else {
      counts[row] = Count(parent: parent, count: 1)
    }
    return counts[row].count
  }
}
