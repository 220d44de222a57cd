import AccessibilityTree
import Speech
import Testing

/// Where the screen readers stop, where they do not, and where an export cannot say.
@Suite struct StopTests {
  @Test(arguments: Platform.allCases)
  func `hidden and invisible branches are never reached`(platform: Platform) throws {
    let heard = try Heard(
      platform,
      """
      window
        group hidden
          button "Covered"
        group visible=false
          button "Gone"
        button "Here"
      """)
    #expect(heard.tokens == [["Here", "button"]])
  }

  @Test(arguments: Platform.allCases)
  func `behind a modal sibling nothing is reached`(platform: Platform) throws {
    let heard = try Heard(
      platform,
      """
      window
        group
          button "Behind"
        dialog modal
          button "OK"
      """)
    #expect(heard.tokens == [["OK", "button"]])
  }

  @Test func `of two modal siblings VoiceOver visits the last`() throws {
    let heard = try Heard(
      .ios,
      """
      window
        dialog modal
          button "First"
        dialog modal
          button "Last"
        dialog modal hidden
          button "Hidden"
      """)
    #expect(heard.tokens == [["Last", "button"]])
  }

  @Test func `a cell without words of its own leaves the stops to the buttons in it`() throws {
    let heard = try Heard(
      .ios,
      """
      grid
        cell element
          button "Copy" element
        cell element
          button element
      """)
    #expect(heard.tokens == [["Copy", "button"], ["button"]])
  }

  @Test func `below an accessibility element VoiceOver does not look`() throws {
    let heard = try Heard(
      .ios,
      """
      cell "Alice" element
        button "Call"
      """)
    #expect(heard.tokens == [["Alice"]])
    #expect(heard.transcript.isStop(1) == .no)
  }

  @Test func `an element without a name takes the names below it`() throws {
    let heard = try Heard(
      .ios,
      """
      button
        text "Add"
        text "Birthday"
      """)
    #expect(heard.tokens == [["Add, Birthday", "button"]])
    #expect(heard.names == [.exposed("Add, Birthday")])
  }

  @Test func `an element without area is no stop of VoiceOver`() throws {
    let heard = try Heard(
      .ios,
      """
      window
        button "Collapsed" frame=[0,0,0,44]
        button "Seen" frame=[0,0,44,44]
      """)
    #expect(heard.tokens == [["Seen", "button"]])
  }

  @Test func `without the evidence of elements only doubtful nodes are doubted`() throws {
    let heard = try Heard(
      .ios, lacks: [.element],
      """
      window
        button "Back"
        text "Title"
        image "Photo"
        cell
          text "Inside"
        other
          button "Save"
      """)
    let transcript = heard.transcript
    #expect(heard.tokens == [["Back", "button"], ["Title"], ["Save", "button"]])
    #expect(Array(transcript.uncertainStops) == [3, 4, 5])
    #expect(transcript.uncertainBecause == .element)
    #expect(
      (0..<transcript.snapshot.count).map(transcript.isStop) == [
        .no, .yes, .yes, .unknown, .unknown, .unknown, .no, .yes,
      ])
    #expect(transcript.utterances[3].tokens == ["Photo", "image"])
  }

  @Test func `without the evidence of operation TalkBack doubts rows and the texts in them`() throws {
    let heard = try Heard(
      .android, lacks: [.clickable, .focusable, .longClickable, .screenReaderFocusable, .element],
      """
      window
        text "Title"
        cell
          text "Row"
        button "Save"
      """)
    #expect(heard.tokens == [["Title"], ["Save", "button"]])
    #expect(Array(heard.transcript.uncertainStops) == [2, 3])
    #expect(heard.transcript.uncertainBecause == .clickable)
  }

  @Test(arguments: [(Platform.ios, Property.element), (.android, .text)])
  func `a text whose words are not exported may be a stop`(platform: Platform, lacking: Property) throws {
    let heard = try Heard(
      platform, lacks: [.label, .text, .element],
      """
      window
        text
        button
          text
      """)
    #expect(heard.transcript.order == [2])
    #expect(Array(heard.transcript.uncertainStops) == [1])
    #expect(heard.transcript.uncertainBecause == lacking)
    let told = try Heard(platform, lacks: [.element], "window\n  text\n  button \"Pay\"")
    #expect(told.transcript.uncertainStops.isEmpty)
  }

  @Test func `TalkBack needs no evidence of importance`() throws {
    let tree = """
      window
        other
          text "Title"
        other clickable
          text "Row"
        image
      """
    let heard = try Heard(.android, lacks: [.element, .screenReaderFocusable], tree)
    #expect(heard.tokens == [["Title"], ["Row"]])
    #expect(heard.transcript.uncertainStops.isEmpty)
  }

  @Test func `a container that can be tapped and says nothing is passed over`() throws {
    let heard = try Heard(
      .android, lacks: [.element],
      """
      window
        other clickable
          text
        other clickable
          button "Call"
        other long-clickable
          other
        other clickable
          image
        other focusable
          text
      """)
    #expect(heard.tokens == [["Call", "button"], ["Unlabelled"], ["Unlabelled"]])
    #expect(Array(heard.transcript.passedOver) == [1, 3])
    #expect(heard.transcript.isStop(1) == .no)
  }

  @Test func `what is invisible in a container does not keep the focus from it`() throws {
    let heard = try Heard(
      .android, lacks: [.element],
      """
      window
        other clickable
          text visible=false
          text hidden
      """)
    #expect(heard.tokens == [["Unlabelled"]])
    #expect(heard.transcript.passedOver.isEmpty)
  }

  @Test func `a web view without a name is a stop, and the page in it is none`() throws {
    let heard = try Heard(
      .android,
      """
      window
        web-view element focusable
          web-view element
            other element
      """)
    #expect(heard.tokens == [["webview"]])
    #expect(try Heard(.android, "web-view element").tokens == [["webview"]])
  }

  struct Doubt: Sendable {
    let platform: Platform
    let lacks: PropertySet
  }

  @Test(arguments: [
    Doubt(platform: .ios, lacks: [.element]), Doubt(platform: .android, lacks: [.clickable, .focusable, .element]),
  ])
  func `of uncertain rows inside each other the outermost tells the texts`(doubt: Doubt) throws {
    let heard = try Heard(
      doubt.platform, lacks: doubt.lacks,
      """
      window
        cell
          cell
            text "Row"
      """)
    #expect(Array(heard.transcript.uncertainStops) == [1, 2, 3])
    #expect(heard.transcript.names == [.absent, .exposed("Row"), .notExported, .exposed("Row")])
  }

  @Test func `a name on a collection is spoken on entering it and is no stop`() throws {
    let heard = try Heard(
      .android,
      """
      list "Inbox" element collection=[2,1]
        text "One" position=[1,2]
        text "Two" position=[2,2]
      """)
    #expect(heard.tokens == [["One", "1 of 2", "In list Inbox, 2 items"], ["Two", "2 of 2"]])
  }

  @Test func `without a platform nothing is certain`() throws {
    let transcript = try Heard(nil, #"button "Save""#).transcript
    #expect(transcript.screenReader == nil)
    #expect(transcript.order == [])
    #expect(transcript.isStop(0) == .unknown)
    #expect(transcript.uncertainBecause == .platform)
    #expect(transcript.names == [.notExported])
    #expect(transcript.heardPosition(of: 0) == .notExported)
  }
}
