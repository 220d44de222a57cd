import AccessibilityTree
import Speech
import Testing

/// Exports of real tools, whose silence and whose habits differ from those of a tree that a person wrote.
@Suite struct ExportTests {
  @Test func `where traits are exported they decide, not the type`() throws {
    let heard = try Heard(
      .ios,
      export: """
        application
          button "Pay" element traits=[notEnabled]
          button "Cancel" element traits=[button]
          switch "Wi-Fi" element checked traits=[button]
        """)
    #expect(heard.tokens == [["Pay", "dimmed"], ["Cancel", "button"], ["Wi-Fi", "switch button", "on"]])
  }

  @Test func `a table that WebDriverAgent calls an element is entered`() throws {
    let heard = try Heard(
      .ios,
      export: """
        list element
          cell "Alice" element
          cell "Bob" element
        """)
    #expect(heard.tokens == [["Alice"], ["Bob"]])
  }

  @Test func `a cell that is an element by its content view has that view's name`() throws {
    let heard = try Heard(
      .ios,
      export: """
        list
          cell element
            other "Alice, online" element
              text "Alice"
        """)
    #expect(heard.tokens == [["Alice, online"]])
  }

  @Test func `an exported button without a label has none, whatever lies below it`() throws {
    let heard = try Heard(
      .ios,
      export: """
        button element
          text "Title" element=false
        """)
    #expect(heard.tokens == [["button"]])
    #expect(heard.names == [.absent])
  }

  @Test func `the label that WebDriverAgent repeats as a value is spoken once`() throws {
    #expect(try Heard(.ios, export: #"text "News" value=News element"#).tokens == [["News"]])
  }

  @Test func `the characters of a password are never spoken`() throws {
    let tree = #"secure-text-field "Code" value=1234 text=1234 element"#
    for platform in Platform.allCases {
      let heard = try Heard(platform, export: tree)
      #expect(heard.transcript.utterances.allSatisfy { !$0.description.contains("1234") })
    }
  }

  struct Places: Sendable {
    let tree: String
    let carries: PropertySet
    let lacks: Property?
  }

  static let nested = """
    application
      group
        button "Day" element
    """
  static let flat = """
    application
      button "Day" element
    """

  @Test(arguments: [
    Places(tree: nested, carries: [.traits], lacks: nil),
    Places(tree: nested, carries: [], lacks: .traits),
    Places(tree: flat, carries: [.traits], lacks: .position),
  ])
  func `no place in a plain row is a fact only where containers and traits are exported`(places: Places) throws {
    let heard = try Heard(.ios, export: places.tree, carries: places.carries)
    #expect(heard.utterances[0].unknown.first { $0.kind == .position }?.lacks == places.lacks)
    #expect(
      heard.transcript.heardPosition(of: heard.transcript.order[0]) == (places.lacks == nil ? .absent : .notExported))
  }

  @Test func `a uiautomator dump is read with Android's own ideas of importance`() throws {
    let heard = try Heard(
      .android,
      export: """
        other clickable=false focusable=false
          other
            image
            text text=Settings
          list scrollable focusable
            other clickable focusable
              other
                text text=Network
                text text="Wi-Fi, mobile"
              switch checkable checked clickable=false
            other clickable focusable
              image
              text text=Battery
          image clickable class="android.widget.ImageView"
        """, carries: [.label, .text, .selected, .enabled, .checked])
    #expect(
      heard.tokens == [
        ["Settings"], ["Network", "Wi-Fi, mobile", "on", "switch"], ["Battery"], ["Unlabelled", "button"],
      ])
    #expect(heard.transcript.uncertainStops.isEmpty)
    #expect(heard.utterances[2].unknown.map(\.lacks) == [.stateDescription, .roleDescription, .heading, .position])
  }

  @Test func `a text of blanks is no name, and TalkBack stops there in silence`() throws {
    let heard = try Heard(.android, export: "text text=\"\u{A0}\u{200B}\"", carries: [.label])
    #expect(heard.tokens == [[]])
    #expect(heard.names == [.absent])
  }

  @Test func `the state that Android 10 writes as the text of a switch is no name`() throws {
    let heard = try Heard(.android, export: #"switch text=OFF checkable checked=false clickable"#, carries: [.label])
    #expect(heard.tokens == [["off", "switch"]])
    #expect(heard.names == [.absent])
    #expect(
      try Heard(.android, export: #"switch text="Off-road mode" checked clickable"#).names == [
        .exposed("Off-road mode")
      ])
  }

  @Test(arguments: [
    (#"progress-bar "Upload" range=[0,100,30]"#, ["30%", "Upload", "progress bar"], false),
    (#"progress-bar "Upload" state-description="Nearly done""#, ["Nearly done", "Upload", "progress bar"], false),
    (#"progress-bar "Upload" clickable=false"#, ["Upload", "progress bar"], true),
    (#"loading-icon "Upload" clickable=false"#, ["Upload", "progress bar"], false),
  ])
  func `an amount that the export has no place for is unknown`(tree: String, tokens: [String], isUnknown: Bool) throws {
    let heard = try Heard(.android, export: tree)
    #expect(heard.tokens == [tokens])
    #expect(heard.utterances[0].unknown.contains(.init(kind: .value, lacks: .range)) == isUnknown)
  }
}
