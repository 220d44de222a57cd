import AccessibilityTree
import Testing

@testable import Readers

/// What a11yd's own format means where it says too little, or more than we know.
@Suite struct CanonicalReaderTests {
  private func read(_ text: String) throws -> Snapshot {
    try ExportReader().read(text.utf8, name: "screen.json")
  }

  @Test func `an unknown word costs no more than itself and is named`() throws {
    let button = "{\"role\":\"button\",\"name\":\"Move\",\"traits\":[\"Button\",\"Glowing\"]}"
    let other = "{\"role\":\"AXButton\",\"name\":\"Day\"}"
    let live = "{\"role\":\"text\",\"name\":\"Saved\",\"liveRegion\":\"loud\"}"
    let snapshot = try read(
      "{\"a11ySnapshot\":1,\"meta\":{\"platform\":\"iOS\",\"carries\":[\"selected\",\"glow\"]},"
        + "\"tree\":{\"role\":\"window\",\"children\":[\(button),\(other),\(live)]}}")
    #expect(snapshot.platform == .ios && snapshot.carries(.selected))
    #expect(snapshot.nodes.map(\.role) == [.window, .button, .notExported, .text])
    #expect(snapshot[1].traits == .button && snapshot[3].liveRegion == .notExported)
    #expect(
      snapshot.unread == [
        "the trait “Glowing”", "the role “AXButton”", "the live region “loud”", "“glow” in `meta.carries`",
      ])
  }

  @Test func `an unknown platform is left open`() throws {
    let snapshot = try read("{\"a11ySnapshot\":1,\"meta\":{\"platform\":\"windows\"},\"tree\":{\"role\":\"button\"}}")
    #expect(snapshot.platform == nil && snapshot.unread == ["the platform “windows”"])
  }

  @Test func `a named image is an element by default, and nothing else is said of elements`() throws {
    let snapshot = try read(
      "{\"role\":\"window\",\"children\":[{\"role\":\"image\",\"name\":\"A lantern\"},{\"role\":\"image\"},"
        + "{\"role\":\"button\",\"name\":\"Pay\"}]}")
    #expect(
      snapshot.nodes.map { $0.flag(.element) } == [.notExported, .exposed(true), .notExported, .notExported])
  }
}
