import AccessibilityTree

/// Which of its siblings of the same role each node is, from 1.
struct RoleCounts {
  /// By node.
  let places: [Int32]

  /// How many of a role came so far below one parent.
  private struct Count {
    var parent: Int32 = -2
    var count: Int32 = 0
  }

  init(_ records: UnsafeBufferPointer<NodeRecord>) {
    let roles = Role.allCases.count
    // By node, how many are above it.
    var depths = [Int32](repeating: 0, count: records.count)
    var deepest: Int32 = 0
    depths.withUnsafeMutableBufferPointer { depths in
      for node in records.indices where records[node].parent >= 0 {
        let depth = depths[Int(records[node].parent)] + 1
        depths[node] = depth
        deepest = max(deepest, depth)
      }
    }
    // By depth and role. What is open at a depth has one parent, so a count of another one is over.
    var counts = [Count](repeating: Count(), count: (Int(deepest) + 1) * roles)
    counts.withUnsafeMutableBufferPointer { counts in
      depths.withUnsafeMutableBufferPointer { places in
        for node in records.indices {
          let place = Int(places[node]) * roles + records[node].role.number
          let parent = records[node].parent
          let count = counts[place].parent == parent ? counts[place].count + 1 : 1
          counts[place] = Count(parent: parent, count: count)
          // The depth of a node is not needed again.
          places[node] = count
        }
      }
    }
    places = depths
  }
}
