import AccessibilityTree
import Speech
import Testing

/// What TalkBack says of the collections around a stop.
@Suite struct TalkBackCollectionTests {
  /// A sketch of a screen, and what is heard of its stops.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sketch: String
    let tokens: [[String]]
  }

  @Test(arguments: examples)
  func `the collections around a stop are spoken where they change`(example: Example) throws {
    #expect(try Heard(.android, example.sketch).tokens == example.tokens)
  }

  @Test func `a cell of a grid has no position among items`() throws {
    let heard = try Heard(.android, Self.grid)
    #expect(heard.transcript.heardPosition(of: 2) == .absent)
  }

  private static let grid = """
    window
      grid "Photos" collection=[2,2]
        button "A" cell=[1,1]
        button "B" cell=[1,2]
        button "C" cell=[2,2]
      text "End"
    """

  private static let examples = [
    Example(
      testDescription: "a list is entered and left, and entered again",
      sketch: """
        window
          list "Inbox" collection=[2,1]
            text "One" position=[1,2]
            text "Two" position=[2,2]
          button "Compose"
          button "Search"
          list collection=[2,1]
            text "Three" position=[1,2]
        """,
      tokens: [
        ["One", "1 of 2", "In list Inbox, 2 items"], ["Two", "2 of 2"],
        ["Compose", "button", "Out of list Inbox"], ["Search", "button"], ["Three", "1 of 2", "In list, 2 items"],
      ]),
    Example(
      testDescription: "from list to list only the new one is spoken of",
      sketch: """
        window
          list "A" collection=[2,1]
            text "One" position=[1,2]
          list "B" collection=[3,1]
            text "Two" position=[1,3]
        """,
      tokens: [["One", "1 of 2", "In list A, 2 items"], ["Two", "1 of 3", "In list B, 3 items"]]),
    Example(
      testDescription: "a collection of one item is no place to enter",
      sketch: """
        window
          list "A" collection=[1,1]
            text "One" position=[1,1]
          text "After"
        """,
      tokens: [["One"], ["After"]]),
    Example(
      testDescription: "of a grid the row and the column are spoken where they change",
      sketch: grid,
      tokens: [
        ["A", "button", "row 1", "column 1", "In grid Photos, 2 rows, 2 columns"], ["B", "button", "column 2"],
        ["C", "button", "row 2"], ["End", "Out of grid Photos"],
      ]),
    Example(
      testDescription: "a heading that is an item is called a heading and has its place",
      sketch: """
        list collection=[2,1]
          heading "Today" position=[1,2]
          text "One" position=[2,2]
        """,
      tokens: [["Today", "heading", "1 of 2", "In list, 2 items"], ["One", "2 of 2"]]),
  ]
}
