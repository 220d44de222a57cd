import AccessibilityTree
import Speech
import Testing

/// What TalkBack says of the collections around a stop.
@Suite struct TalkBackCollectionTests {
  @Test func `a list is entered and left, and entered again`() throws {
    let heard = try Heard(
      .android,
      """
      window
        list "Inbox" collection=[2,1]
          text "One" position=[1,2]
          text "Two" position=[2,2]
        button "Compose"
        button "Search"
        list collection=[2,1]
          text "Three" position=[1,2]
      """)
    #expect(
      heard.tokens == [
        ["One", "1 of 2", "In list Inbox, 2 items"], ["Two", "2 of 2"],
        ["Compose", "button", "Out of list Inbox"], ["Search", "button"], ["Three", "1 of 2", "In list, 2 items"],
      ])
  }

  @Test func `from list to list only the new one is spoken of`() throws {
    let heard = try Heard(
      .android,
      """
      window
        list "A" collection=[2,1]
          text "One" position=[1,2]
        list "B" collection=[3,1]
          text "Two" position=[1,3]
      """)
    #expect(heard.tokens.last == ["Two", "1 of 3", "In list B, 3 items"])
  }

  @Test func `a collection of one item is no place to enter`() throws {
    let heard = try Heard(
      .android,
      """
      window
        list "A" collection=[1,1]
          text "One" position=[1,1]
        text "After"
      """)
    #expect(heard.tokens == [["One"], ["After"]])
  }

  @Test func `of a grid the row and the column are spoken where they change`() throws {
    let heard = try Heard(
      .android,
      """
      window
        grid "Photos" collection=[2,2]
          button "A" cell=[1,1]
          button "B" cell=[1,2]
          button "C" cell=[2,2]
        text "End"
      """)
    #expect(
      heard.tokens == [
        ["A", "button", "row 1", "column 1", "In grid Photos, 2 rows, 2 columns"], ["B", "button", "column 2"],
        ["C", "button", "row 2"], ["End", "Out of grid Photos"],
      ])
    #expect(heard.transcript.heardPosition(of: 2) == .absent)
  }

  @Test func `a heading that is an item is called a heading and has its place`() throws {
    let heard = try Heard(
      .android,
      """
      list collection=[2,1]
        heading "Today" position=[1,2]
        text "One" position=[2,2]
      """)
    #expect(heard.tokens == [["Today", "heading", "1 of 2", "In list, 2 items"], ["One", "2 of 2"]])
  }
}
