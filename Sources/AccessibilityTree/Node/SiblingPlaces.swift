/// The place of a node among its siblings of the same role. It is counted once for all children of a parent, because a
/// list may have 100,000 rows with a finding each.
///
/// A class, because a value in a `lazy` property would be copied each time it is filled.
package final class SiblingPlaces {
  private let snapshot: Snapshot
  /// For each node, its place from 1; 0 if nobody has asked.
  private var places: [Int32]
  /// For each node, how many siblings have its role, including itself.
  private var alike: [Int32]
  /// Counts by the role's number; all 0 between two calls.
  private var counts = [Int32](repeating: 0, count: Role.allCases.count)

  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    places = [Int32](repeating: 0, count: snapshot.count)
    alike = places
  }

  /// The place of a node, from 1, and the number of such siblings.
  package func place(of node: Int) -> (place: Int, count: Int) {
    if places[node] == 0 { countChildren(of: Int(snapshot.records[node].parent)) }
    return (Int(places[node]), Int(alike[node]))
  }

  /// Counts the children of a parent. The arrays are local meanwhile, because each access to a property of an object is
  /// checked.
  private func countChildren(of parent: Int) {
    var (places, alike, counts) = ([Int32](), [Int32](), [Int32]())
    swap(&places, &self.places)
    swap(&alike, &self.alike)
    swap(&counts, &self.counts)
    snapshot.withRecords { records in
      let end = parent < 0 ? records.count : Int(records[parent].subtreeEnd)
      var child = parent + 1
      while child < end {
        let role = records[child].role.number
        counts[role] += 1
        places[child] = counts[role]
        child = Int(records[child].subtreeEnd)
      }
      child = parent + 1
      while child < end {
        alike[child] = counts[records[child].role.number]
        child = Int(records[child].subtreeEnd)
      }
      child = parent + 1
      while child < end {
        counts[records[child].role.number] = 0
        child = Int(records[child].subtreeEnd)
      }
    }
    swap(&places, &self.places)
    swap(&alike, &self.alike)
    swap(&counts, &self.counts)
  }
}
