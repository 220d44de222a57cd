import AccessibilityTree
import Testing

struct SnapshotBuilderTests {
  @Test
  func `nodes lie in preorder with their subtrees behind them`() {
    var builder = SnapshotBuilder(format: "test")
    let root = builder.openNode()
    let first = builder.openNode()
    let leaf = builder.openNode()
    builder.closeNode()
    builder.closeNode()
    let second = builder.openNode()
    let snapshot = builder.finish()
    #expect([root, first, leaf, second] == [0, 1, 2, 3])
    #expect(snapshot[root].children.map(\.index) == [first, second])
    #expect(snapshot[leaf].ancestors.map(\.index) == [first, root])
    #expect(snapshot[root].subtreeEnd == 4)
    #expect(snapshot[second].hasChildren == false)
  }

  @Test
  func `a key that was seen on any node says no where it is missing`() {
    var builder = SnapshotBuilder(format: "test")
    let one = builder.openNode()
    builder.state(.selected, true, of: one)
    builder.state(.label, builder.intern("One"), of: one)
    builder.closeNode()
    let two = builder.openNode()
    let snapshot = builder.finish()
    #expect(snapshot[two].flag(.selected) == .exposed(false))
    #expect(snapshot[two].text(.label) == .absent)
    #expect(snapshot[two].flag(.enabled) == .notExported)
    #expect(snapshot[two].text(.value) == .notExported)
  }

  @Test
  func `what has a default on is on where it is missing`() {
    var builder = SnapshotBuilder(format: "test")
    let one = builder.openNode()
    builder.state(.enabled, false, of: one)
    builder.closeNode()
    let two = builder.openNode()
    let snapshot = builder.finish(defaultOn: [.enabled])
    #expect(snapshot[one].flag(.enabled) == .exposed(false))
    #expect(snapshot[two].flag(.enabled) == .exposed(true))
  }

  @Test
  func `what is written on some kinds of nodes only stays unsaid on the others`() {
    var builder = SnapshotBuilder(format: "test")
    let field = builder.openNode()
    builder.state(.placeholder, builder.intern("MM/DD"), of: field)
    builder.closeNode()
    let button = builder.openNode()
    let snapshot = builder.finish(perNode: [.placeholder])
    #expect(snapshot[field].text(.placeholder) == .exposed("MM/DD"))
    #expect(snapshot[button].text(.placeholder) == .notExported)
  }
}
