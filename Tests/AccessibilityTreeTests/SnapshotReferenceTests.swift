import AccessibilityTree
import AuditTesting
import Testing

struct SnapshotReferenceTests {
  private func snapshot(_ change: (inout SnapshotBuilder) -> Void = { _ in }) throws -> Snapshot {
    try TreeSketch(
      """
      window
        button "A" identifier=a screen-reader-focused
        group
          button "B" identifier=twin
          button "C" identifier=twin
        text "Twins"
        text "Twins"
      """
    ).snapshot(.ios, capture: change)
  }

  @Test(arguments: [
    ("a", 1), ("window", 0), ("window/button", 1), ("window/group/button[2]", 4), ("twin", nil),
    ("window/group/button[3]", nil), ("window/group/button", nil), ("", nil), ("window/button[9", nil), ("nobody", nil),
    ("B", 3), ("Twins", nil),
  ])
  func `a capture calls a node by its identifier, its path or its label`(name: String, node: Int?) throws {
    #expect(try snapshot().node(named: name) == node)
  }

  @Test(arguments: [
    ("Next", 1), ("Delete", 3), ("Bus", 6), ("Tram", 7), ("Twice", nil), ("Help", 10),
  ])
  func `a text means the control that shows it`(name: String, node: Int?) throws {
    let snapshot = try TreeSketch(
      """
      window
        button clickable
          text text=Next
        button clickable text=Delete
          image
        other clickable
          text text=Bus
          text text=Tram
        text text=Twice
        text text=Twice
        text text=Help
      """
    ).snapshot(.android)
    #expect(snapshot.node(named: name) == node)
  }

  @Test func `every path is the way to its node`() throws {
    let snapshot = try snapshot()
    for node in 0..<snapshot.count { #expect(snapshot.node(named: snapshot.path(of: node)) == node) }
  }

  @Test func `the capture has the last word on where the focus is`() throws {
    #expect(try snapshot().resolvingFocus().focusedNode == 1)
    let named = try snapshot { $0.meta.screenReaderFocus = "window/group/button[2]" }.resolvingFocus()
    #expect(named.focusedNode == 4)
    #expect(named[1].flag(.screenReaderFocused) == .exposed(false))
    let last = try snapshot {
      $0.events = .exposed([Event(type: "focus", node: "nobody"), Event(type: "focus", node: "a")])
    }
    #expect(last.resolvingFocus().focusedNode == 1)
    let lost = try snapshot { $0.meta.screenReaderFocus = "nobody" }.resolvingFocus()
    #expect(lost[1].flag(.screenReaderFocused) == .notExported && lost.focusedNode == nil)
  }
}
