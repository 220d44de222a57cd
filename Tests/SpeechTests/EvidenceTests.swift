import AccessibilityTree
import Speech
import Testing

/// Silence is not a no: what an export does not carry is named in the utterance.
@Suite struct EvidenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let platform: Platform
    let tree: String
    let lacks: PropertySet
    let unknown: [Utterance.Unknown]
    var testDescription: String { "\(platform.displayName) \(tree) without \(lacks.map(\.name))" }
  }

  static let rows: [Row] = [
    Row(
      platform: .ios, tree: #"button "Day""#, lacks: [.selected, .traits],
      unknown: [.init(kind: .state, lacks: .selected)]),
    Row(
      platform: .ios, tree: #"button "Day""#, lacks: [.enabled, .traits],
      unknown: [.init(kind: .state, lacks: .enabled)]),
    Row(platform: .ios, tree: #"button "Day""#, lacks: [.value], unknown: [.init(kind: .value, lacks: .value)]),
    Row(platform: .ios, tree: #"text "Day""#, lacks: [.value], unknown: []),
    Row(platform: .ios, tree: #"button "Day""#, lacks: [.label], unknown: [.init(kind: .name, lacks: .label)]),
    Row(
      platform: .ios, tree: #"button "Day""#, lacks: [.position], unknown: [.init(kind: .position, lacks: .position)]),
    Row(
      platform: .ios, tree: #"text "Day""#, lacks: [.heading, .traits], unknown: [.init(kind: .role, lacks: .heading)]),
    Row(
      platform: .android, tree: #"tab "Day""#, lacks: [.position], unknown: [.init(kind: .position, lacks: .position)]),
    Row(platform: .android, tree: #"tab "Day""#, lacks: [.selected], unknown: [.init(kind: .state, lacks: .selected)]),
    Row(platform: .android, tree: #"tab "Day""#, lacks: [.enabled], unknown: [.init(kind: .state, lacks: .enabled)]),
    Row(
      platform: .android, tree: #"button "Day""#, lacks: [.stateDescription],
      unknown: [.init(kind: .state, lacks: .stateDescription)]),
    Row(
      platform: .android, tree: #"other "Day" clickable"#, lacks: [.roleDescription],
      unknown: [.init(kind: .role, lacks: .roleDescription)]),
    Row(
      platform: .android, tree: #"text-field"#, lacks: [.labeledByText],
      unknown: [.init(kind: .name, lacks: .labeledByText)]),
    Row(
      platform: .android, tree: #"check-box "Day""#, lacks: [.checked], unknown: [.init(kind: .state, lacks: .checked)]),
  ]

  @Test(arguments: rows)
  func `what the export lacks is unknown and nothing else`(row: Row) throws {
    // A property that the export lacks must not be stated by the tree either, so the name is left out for `label`.
    let tree = row.lacks.contains(.label) ? row.tree.replacing(#" "Day""#, with: "") : row.tree
    #expect(try Heard(row.platform, lacks: row.lacks, tree).utterances.map(\.unknown) == [row.unknown])
  }

  @Test func `a row of plain buttons on iOS is known to have no position`() throws {
    let heard = try Heard(
      .ios,
      """
      group
        button "Day" selected
        button "Week"
      """)
    #expect(heard.tokens == [["Selected", "Day", "button"], ["Week", "button"]])
    #expect(heard.transcript.heardPosition(of: 1) == .absent)
  }

  @Test func `an export without positions cannot say that Android speaks none`() throws {
    let heard = try Heard(.android, lacks: [.position], #"tab "Kids""#)
    #expect(heard.transcript.heardPosition(of: 0) == .notExported)
  }

  @Test func `an uncertain segment leaves the places of the others open`() throws {
    let heard = try Heard(
      .ios, lacks: [.element],
      """
      segmented-control
        button "Day"
        image "Week"
      """)
    #expect(heard.tokens == [["Day", "button"]])
    #expect(heard.utterances[0].unknown == [.init(kind: .position, lacks: .element)])
  }

  @Test func `a field whose label may stand elsewhere has no known name`() throws {
    let lacking = try Heard(.android, lacks: [.labeledByText], "text-field")
    #expect(lacking.names == [.notExported])
    #expect(try Heard(.android, "text-field").names == [.absent])
    #expect(try Heard(.android, #"text-field labeled-by=Email"#).names == [.exposed("Email")])
  }
}
