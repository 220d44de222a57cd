import AccessibilityTree
import AuditTesting
import Testing

struct StateColumnsTests {
  /// Around the ends of words and of half words.
  @Test(arguments: [1, 31, 32, 33, 63, 64, 65, 130])
  func `columns say of every state what the nodes say`(count: Int) {
    var random = SeededGenerator(seed: count)
    let states = Property.allCases.filter(\.isFlag)
    var builder = SnapshotBuilder(format: "test")
    for number in 0..<count {
      let node = builder.openNode()
      // The nodes of the second half word state all the same.
      for state in states where (32..<64).contains(number) || Bool.random(using: &random) {
        builder.state(state, Bool.random(using: &random), of: node)
      }
      builder.closeNode()
    }
    let snapshot = builder.finish(perNode: .all)
    let columns = StateColumns(snapshot)
    for state in states {
      let (on, unknown) = columns.nodes(with: state)
      for node in snapshot.nodes {
        #expect(on.contains(node.index) == (node.truth(state) == .yes), "\(state) at \(node.index)")
        #expect(unknown.contains(node.index) == (node.truth(state) == .unknown), "\(state) at \(node.index)")
      }
      #expect(on.size + unknown.size <= count)
    }
  }
}
