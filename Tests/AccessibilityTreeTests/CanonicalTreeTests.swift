import AccessibilityTree
import Testing

struct CanonicalTreeTests {
  @Test(arguments: Property.allCases.map(\.name))
  func `a property's name leads back to it`(name: String) throws {
    #expect(try #require(Property(named: name)).name == name)
  }

  @Test
  func `camel case and kebab case are one key`() {
    #expect(CanonicalKey("liveRegion") == CanonicalKey("live-region"))
    #expect(CanonicalKey("stateDescription") == .text(.stateDescription))
    #expect(CanonicalKey("name") == .text(.label))
    #expect(CanonicalKey("colour") == nil)
  }

  @Test
  func `a control is enabled, visible, clickable and an element unless said`() throws {
    var builder = SnapshotBuilder(format: "canonical")
    let group = builder.openNode()
    try builder.state(.role, .scalar("group"), of: group)
    let button = builder.openNode()
    try builder.state(.role, .scalar("button"), of: button)
    builder.closeNode()
    let off = builder.openNode()
    try builder.state(.role, .scalar("button"), of: off)
    try builder.state(.negated(.enabled), .scalar("true"), of: off)
    let snapshot = builder.finishCanonical(carries: .all)
    #expect(snapshot[button].isOn(.enabled) && snapshot[button].isOn(.visible))
    #expect(snapshot[button].isOn(.element) && snapshot[button].isOn(.clickable))
    #expect(snapshot[off].isOff(.enabled) && snapshot[off].isOff(.clickable))
    #expect(snapshot[group].isOff(.element) && snapshot[group].isOff(.clickable))
  }

  @Test(arguments: [("none", false), ("polite", true), ("assertive", true)])
  func `a live region is an element unless said`(region: String, isElement: Bool) throws {
    var builder = SnapshotBuilder(format: "canonical")
    let live = builder.openNode()
    try builder.state(.role, .scalar("group"), of: live)
    try builder.state(.liveRegion, .scalar(region), of: live)
    builder.closeNode()
    let hidden = builder.openNode()
    try builder.state(.role, .scalar("group"), of: hidden)
    try builder.state(.liveRegion, .scalar(region), of: hidden)
    try builder.state(.flag(.element), .scalar("false"), of: hidden)
    let snapshot = builder.finishCanonical(carries: .all)
    #expect(snapshot[live].isOn(.element) == isElement)
    #expect(snapshot[hidden].isOff(.element))
  }

  @Test
  func `what an export lacks stays unknown`() throws {
    var builder = SnapshotBuilder(format: "canonical")
    let button = builder.openNode()
    try builder.state(.role, .scalar("button"), of: button)
    let snapshot = builder.finishCanonical(carries: PropertySet.all.subtracting([.selected, .label, .position]))
    #expect(snapshot[button].flag(.selected) == .notExported)
    #expect(snapshot[button].text(.label) == .notExported)
    #expect(snapshot[button].position == .notExported)
    #expect(snapshot[button].range == .absent)
  }

  @Test(arguments: [
    (CanonicalKey.position, CanonicalValue.list(["0", "3"])),
    (.position, .scalar("1 of 3")),
    (.bounds, .list(["0", "0", "nan", "4"])),
    (.flag(.selected), .scalar("yes")),
    (.role, .scalar("knob")),
    (.liveRegion, .scalar("loud")),
    (.collection, .list(["1"])),
    (.text(.label), .list(["a"])),
    (.traits, .list(["Shiny"])),
  ])
  func `a value that does not fit its key is refused with words`(key: CanonicalKey, value: CanonicalValue) throws {
    var builder = SnapshotBuilder(format: "canonical")
    let node = builder.openNode()
    let problem = #expect(throws: CanonicalProblem.self) { try builder.state(key, value, of: node) }
    #expect(try #require(problem).message.isEmpty == false)
  }
}
