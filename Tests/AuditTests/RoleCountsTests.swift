import AccessibilityTree
@testable import Audit
import AuditTesting
import Speech
import Testing

struct RoleCountsTests {
  @Test(arguments: 0..<20)
  func `a node is counted among the siblings of its role`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let snapshot = RandomScreen(&random).transcript.snapshot
    var counts = RoleCounts(snapshot)
    let places = SiblingPlaces(snapshot)
    for record in snapshot.columns.enumerated() {
      let place = counts.place(ofNext: record.element.role, below: record.element.parent)
      #expect(Int(place) == places.place(of: record.offset).place)
    }
  }
}
