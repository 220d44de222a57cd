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
    let counts = snapshot.withRecords { RoleCounts($0).places }
    let places = SiblingPlaces(snapshot)
    #expect(counts.map { Int($0) } == snapshot.nodes.map { places.place(of: $0.index).place })
  }
}
