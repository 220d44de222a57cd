import AccessibilityTree
import AuditTesting
import Speech
import Testing

struct CutOffTests {
  /// The nodes of a set that is open in a sketch, in preorder.
  private func open(_ set: KeyPath<CutOff, NodeSet>, _ platform: Platform, _ sketch: String) throws -> [Int]? {
    try Heard(platform, sketch).transcript.cutOff.map { Array($0[keyPath: set]) }
  }

  @Test(arguments: [Platform.ios, .android])
  func `a whole tree leaves nothing open`(platform: Platform) throws {
    #expect(try Heard(platform, "group\n  button \"Pay\"").transcript.cutOff == nil)
  }

  @Test(arguments: [(Platform.android, [2]), (.ios, [0, 1, 2])])
  func `behind the last child more may come, and TalkBack reads it last`(platform: Platform, gaps: [Int]) throws {
    var builder = SnapshotBuilder(format: "canonical")
    builder.meta.platform = platform
    let list = builder.openNode()
    try builder.state(.role, .scalar("list"), of: list)
    for name in ["A", "B"] {
      let button = builder.openNode()
      try builder.state(.role, .scalar("button"), of: button)
      try builder.state(.text(.label), .scalar(name), of: button)
      builder.closeNode()
    }
    builder.cutAfterChildren(of: list)
    builder.closeNode()
    let transcript = ScreenReaders.transcript(of: builder.finishCanonical(carries: .all))
    #expect(try Array(#require(transcript.cutOff).gaps) == gaps)
  }

  @Test func `TalkBack merges what is missing into the row above`() throws {
    let row = "other clickable\n  text text=Wi-Fi\n  group truncated"
    #expect(try open(\.names, .android, row) == [0])
    #expect(try open(\.utterances, .android, row) == [0])
    #expect(try Heard(.android, row).names == [.exposed("Wi-Fi")])
    #expect(try open(\.names, .android, "other clickable \"Wi-Fi\"\n  group truncated") == [])
    #expect(try open(\.utterances, .android, "other clickable \"Wi-Fi\"\n  group truncated") == [])
  }

  @Test func `a row that came out empty has a name that nobody knows`() throws {
    let row = "other clickable truncated bounds=[0,0,9,9]"
    let heard = try Heard(.android, row)
    #expect(heard.names == [.notExported])
    #expect(heard.tokens == [[]])
    #expect(try open(\.stops, .android, row) == [0])
  }

  @Test func `a stop keeps what is missing below it`() throws {
    let nested = "other clickable\n  text text=Wi-Fi\n  button text=More truncated"
    #expect(try open(\.names, .android, nested) == [])
    #expect(try open(\.utterances, .android, nested) == [2])
    #expect(try open(\.gaps, .android, nested) == [2])
  }

  @Test func `a field of a label that points to it has its name`() throws {
    #expect(try open(\.names, .android, "text-field labeled-by=Email truncated") == [])
  }

  @Test func `hidden nodes hide what is missing below them`() throws {
    #expect(try open(\.names, .android, "other clickable\n  group hidden truncated") == [])
    #expect(try open(\.gaps, .ios, "group\n  group hidden truncated") == [])
  }

  @Test func `a cell of VoiceOver has the names of its texts`() throws {
    let cell = "table\n  cell element\n    text \"Wi-Fi\"\n    group truncated"
    #expect(try open(\.names, .ios, cell) == [1])
    #expect(try open(\.gaps, .ios, cell) == [])
    #expect(try open(\.names, .ios, "table\n  cell \"Wi-Fi\" element\n    group truncated") == [])
  }

  @Test func `a missing segment leaves the count open`() throws {
    let control = "segmented-control truncated\n  button \"Day\"\n  button \"Week\""
    let heard = try Heard(.ios, control)
    #expect(heard.tokens == [["Day", "button"], ["Week", "button"]])
    #expect(Array(heard.transcript.cutOff?.positions ?? NodeSet(count: 0)) == [1, 2])
    #expect(heard.transcript.heardPosition(of: 1) == .notExported)
    // What is missing in a segment is part of it.
    let segment = try Heard(.ios, "segmented-control\n  button \"Day\" truncated\n  button \"Week\"")
    #expect(segment.tokens == [["Day", "button", "1 of 2"], ["Week", "button", "2 of 2"]])
  }

  @Test func `what may go on ends in dots`() throws {
    let text = TranscriptText.render(
      try Heard(.android, "other clickable\n  text text=Wi-Fi\n  group truncated").transcript)
    #expect(text.hasSuffix("1 stop, the tree is cut off at 1 node\n  1  Wi-Fi  (double-tap to activate) …\n"))
  }
}
