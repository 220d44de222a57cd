import AccessibilityTree
import Testing

struct NodePathTests {
  @Test
  func `a path counts only where there are several of a role`() throws {
    var builder = SnapshotBuilder(format: "canonical")
    func open(_ role: String) throws -> Int {
      let node = builder.openNode()
      try builder.state(.role, .scalar(role), of: node)
      return node
    }
    _ = try open("window")
    _ = try open("group")
    builder.closeNode()
    _ = try open("group")
    let button = try open("button")
    let snapshot = builder.finishCanonical(carries: .all)
    #expect(snapshot.path(of: button) == "window/group[2]/button")
  }

  @Test
  func `rectangles overlap by the share of the smaller one`() {
    let whole = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(whole.overlap(with: Rect(x: 5, y: 0, width: 5, height: 10)) == 1)
    #expect(whole.overlap(with: Rect(x: 9, y: 9, width: 2, height: 2)) == 0.25)
    #expect(whole.overlap(with: Rect(left: 4, top: 4, right: 2, bottom: 2)) == 0)
    #expect(Rect(x: .nan, y: 0, width: 1, height: 1).isEmpty)
  }

  @Test
  func `boundaries between texts count in a fingerprint`() {
    #expect(Fingerprint(of: ["ab", "c"]) != Fingerprint(of: ["a", "bc"]))
    #expect(Fingerprint(of: ["ab", "c"]) == Fingerprint(of: ["ab", "c"]))
    #expect(Fingerprint(of: []).description == "99aa06d3014798d86001c324468d497f")
  }
}
