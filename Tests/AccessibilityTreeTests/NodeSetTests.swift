import AccessibilityTree
import Testing

struct NodeSetTests {
  @Test(arguments: [0, 1, 63, 64, 65, 130])
  func `a complement holds exactly the other nodes`(count: Int) {
    var set = NodeSet(count: count)
    for node in stride(from: 0, to: count, by: 3) { set.insert(node) }
    let others = set.complement
    #expect((0..<count).allSatisfy { set.contains($0) != others.contains($0) })
    #expect(set.union(others) == NodeSet(allOf: count))
    #expect(set.intersection(others).isEmpty)
    #expect(Array(set) == Array(stride(from: 0, to: count, by: 3)))
  }
}
