import AccessibilityTree
import AuditTesting
import Testing

struct NodeMatchingTests {
  /// By node of the second sketch: the node of the first that it is, with a question mark where that is weak, or `-`.
  private func matching(_ before: String, _ after: String) throws -> [String] {
    let (before, after) = (try TreeSketch(before).snapshot(.ios), try TreeSketch(after).snapshot(.ios))
    let matching = NodeMatching(from: after, to: before)
    return (0..<after.count).map { node in
      matching[node].map { "\($0.node)\($0.isWeak ? "?" : "")" } ?? "-"
    }
  }

  private let screen = """
    window
      heading "Orders"
      button "Pay" identifier=pay
      text "3 items"
    """

  @Test func `a screen is itself`() throws {
    #expect(try matching(screen, screen) == ["0", "1", "2", "3"])
  }

  @Test func `a window in front of the screen is none of its nodes`() throws {
    let dialog = """
      window
        heading "Sort by"
        button "Price"
        button "Name"
      """
    #expect(try matching(screen, dialog + "\n" + screen) == ["-", "-", "-", "-", "0", "1", "2", "3"])
  }

  @Test func `an identifier is found wherever it went and however it is called now`() throws {
    let moved = """
      window
        group
          button "Pay 12" identifier=pay
        heading "Orders"
      """
    #expect(try matching(screen, moved) == ["0", "-", "2", "1"])
  }

  @Test func `other words at the same place may be another element`() throws {
    #expect(try matching(screen, screen.replacing("3 items", with: "4 items")) == ["0", "1", "2", "3?"])
  }

  @Test func `other words and another identifier are another element`() throws {
    let done = screen.replacing("\"Pay\" identifier=pay", with: "\"Done\" identifier=done")
    #expect(try matching(screen, done) == ["0", "1", "-", "3"])
    #expect(try matching(screen, done.replacing("Done", with: "Pay")) == ["0", "1", "2?", "3"])
  }

  @Test func `rows that are alike are matched in order`() throws {
    let list = "list\n  text \"Row\"\n  text \"Row\"\n  text \"Row\""
    #expect(try matching(list, list) == ["0", "1", "2", "3"])
    #expect(try matching(list, "list\n  text \"Row\"\n  text \"Row\"") == ["0", "1", "2"])
    #expect(try matching("list\n  text \"Row\"", list) == ["0", "1", "-", "-"])
  }

  @Test func `an identifier that two nodes have tells nothing`() throws {
    let twins = "window\n  button \"A\" identifier=cell\n  button \"B\" identifier=cell"
    #expect(
      try matching(twins, "window\n  button \"B\" identifier=cell\n  button \"A\" identifier=cell") == ["0", "2", "1"])
  }

  @Test func `an element at the very same place on the screen may be the same`() throws {
    let before = "window\n  group\n    image \"On\" bounds=[10,10,20,20]"
    let after = "window\n  list\n    image \"Off\" bounds=[10,10,20,20]"
    #expect(try matching(before, after).last == "2?")
  }

  @Test func `a screen with nothing in common has no counterparts that are certain`() throws {
    let other = "window\n  heading \"Settings\"\n  switch \"Wi-Fi\""
    #expect(try matching(screen, other) == ["0?", "1?", "-"])
  }
}
