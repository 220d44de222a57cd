import AccessibilityTree
import Speech
import Testing

@Suite struct ReadingOrderTests {
  static let grid = """
    window
      button "C" frame=[0,100,40,40]
      button "B" frame=[100,5,40,40]
      button "A" frame=[0,12,40,40]
    """

  @Test func `VoiceOver goes along a row whose tops differ by less than 8 points`() throws {
    #expect(try Heard(.ios, Self.grid).tokens.map(\.first) == ["A", "B", "C"])
  }

  @Test func `a language from right to left mirrors the row`() throws {
    #expect(try Heard(.ios, language: "he-IL", Self.grid).tokens.map(\.first) == ["B", "A", "C"])
  }

  @Test func `tops that differ by 8 points are two rows`() throws {
    let heard = try Heard(
      .ios,
      """
      window
        button "Lower" frame=[0,13,40,40]
        button "Upper" frame=[100,5,40,40]
      """)
    #expect(heard.tokens.map(\.first) == ["Upper", "Lower"])
  }

  @Test func `a wrapper of the whole screen is placed by its topmost stop`() throws {
    let heard = try Heard(
      .ios,
      """
      window frame=[0,0,400,800]
        other frame=[0,0,400,800]
          text "Content" frame=[0,100,400,40]
        navigation-bar frame=[0,44,400,44]
          button "Back" frame=[0,44,44,44]
      """)
    #expect(heard.tokens.map(\.first) == ["Back", "Content"])
  }

  @Test func `a navigation bar is read before the row that is scrolled under it`() throws {
    let heard = try Heard(
      .ios,
      """
      window frame=[0,0,400,800]
        navigation-bar frame=[0,44,400,44]
          button "Back" frame=[0,44,44,44]
        list frame=[0,0,400,800]
          button "Row" frame=[0,-90,400,140]
          button "Next" frame=[0,100,400,40]
      """)
    #expect(heard.tokens.map(\.first) == ["Back", "Row", "Next"])
  }

  @Test func `a sibling without a rectangle keeps the order of the tree`() throws {
    let heard = try Heard(
      .ios,
      """
      window
        button "First" frame=[0,100,40,40]
        button "Second"
        button "Third" frame=[0,0,40,40]
      """)
    #expect(heard.tokens.map(\.first) == ["First", "Second", "Third"])
  }

  @Test func `TalkBack follows the tree, which Android has sorted`() throws {
    #expect(try Heard(.android, Self.grid).tokens.map(\.first) == ["C", "B", "A"])
  }
}
