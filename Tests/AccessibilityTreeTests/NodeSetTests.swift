import AccessibilityTree
import AuditTesting
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

  @Test
  func `a set from which the last node was taken is as one that never had any`() {
    let none = NodeSet(count: 70)
    var emptied = none
    emptied.insert(69)
    #expect(emptied != none)
    emptied.remove(69)
    #expect(emptied == none)
    #expect(emptied.hashValue == none.hashValue)
    #expect(emptied.isEmpty && emptied.isSubset(of: none) && none.isSubset(of: emptied))
    #expect(emptied.complement == NodeSet(allOf: 70))
    #expect(none.complement == NodeSet(allOf: 70))
    #expect(!none.contains(69) && Array(none).isEmpty && none.size == 0)
  }

  /// Sets of every density, so that some are empty, some are within each other and some have nothing in common.
  @Test(arguments: 0..<200)
  func `sets are combined as sets of numbers are`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = [0, 1, 64, 65, 200, 1_100].randomElement(using: &random) ?? 0
    func make() -> (set: NodeSet, nodes: Set<Int>) {
      let density = [0, 0, 1, 10, 90, 100].randomElement(using: &random) ?? 0
      let nodes = Set((0..<count).filter { _ in Int.random(in: 0..<100, using: &random) < density })
      var set = NodeSet(count: count)
      for node in nodes { set.insert(node) }
      return (set, nodes)
    }
    let (one, two) = (make(), make())
    func check(_ set: NodeSet, _ nodes: Set<Int>) {
      #expect(Array(set) == nodes.sorted())
      #expect(set.size == nodes.count && set.isEmpty == nodes.isEmpty)
      #expect((0..<count).allSatisfy { set.contains($0) == nodes.contains($0) })
    }
    check(one.set.union(two.set), one.nodes.union(two.nodes))
    check(one.set.intersection(two.set), one.nodes.intersection(two.nodes))
    check(one.set.subtracting(two.set), one.nodes.subtracting(two.nodes))
    check(one.set.complement, Set(0..<count).subtracting(one.nodes))
    var (joined, common, rest) = (one.set, one.set, one.set)
    joined.formUnion(two.set)
    common.formIntersection(two.set)
    rest.subtract(two.set)
    check(joined, one.nodes.union(two.nodes))
    check(common, one.nodes.intersection(two.nodes))
    check(rest, one.nodes.subtracting(two.nodes))
    check(one.set, one.nodes)
    #expect(one.set.isSubset(of: two.set) == one.nodes.isSubset(of: two.nodes))
    #expect(one.set.isDisjoint(with: two.set) == one.nodes.isDisjoint(with: two.nodes))
    #expect((one.set == two.set) == (one.nodes == two.nodes))
    #expect(one.set.hasMore(than: 5) == (one.nodes.count > 5))
    let divided = one.set.divided { $0.isMultiple(of: 3) ? .yes : $0.isMultiple(of: 5) ? .unknown : .no }
    check(divided.holds, one.nodes.filter { $0.isMultiple(of: 3) })
    check(
      divided.unknown ?? NodeSet(count: count),
      one.nodes.filter { !$0.isMultiple(of: 3) && $0.isMultiple(of: 5) })
    for (bit, set) in one.set.sorted(byBits: 4, { UInt64($0 & 15) }).enumerated() {
      check(set, one.nodes.filter { $0 >> bit & 1 != 0 })
    }
    let column = (0..<count).map { $0.isMultiple(of: 7) ? -1 : Int32($0 / 2) }
    check(one.set.nodes(by: column), Set(one.nodes.filter { !$0.isMultiple(of: 7) }.map { $0 / 2 }))
  }
}
