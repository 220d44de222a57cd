/// Which of its siblings of the same role a node is, counted once for all children of a parent: a list may have 100,000
/// rows with a finding each.
///
/// A class, because a value that is filled through a `lazy` property is copied each time.
package final class SiblingPlaces {
  private let snapshot: Snapshot
  /// By node, from 1; 0 where nobody has asked.
  private var places: [Int32]
  /// By node, how many siblings have its role, itself among them.
  private var alike: [Int32]

  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    places = [Int32](repeating: 0, count: snapshot.count)
    alike = places
  }

  /// The place from 1, and how many there are.
  package func place(of node: Int) -> (place: Int, count: Int) {
    if places[node] == 0 { countChildren(of: Int(snapshot.records[node].parent)) }
    return (Int(places[node]), Int(alike[node]))
  }

  private func countChildren(of parent: Int) {
    let records = snapshot.records
    let end = parent < 0 ? records.count : Int(records[parent].subtreeEnd)
    var counts: [Role: Int32] = [:]
    var child = parent + 1
    while child < end {
      counts[records[child].role, default: 0] += 1
      places[child] = counts[records[child].role] ?? 1
      child = Int(records[child].subtreeEnd)
    }
    child = parent + 1
    while child < end {
      alike[child] = counts[records[child].role] ?? 1
      child = Int(records[child].subtreeEnd)
    }
  }
}
