import AccessibilityTree
import Speech
import Testing

@Suite struct LiveRegionTests {
  static let tree = """
    window
      group live-region=polite
        text "3 results"
        button "Sort"
      text "Outside"
    """

  @Test func `a live region speaks its whole text, stops included`() throws {
    let transcript = try Heard(.android, Self.tree).transcript
    #expect(transcript.announcement(at: 2).tokens == ["3 results", "Sort", "button"])
    #expect((0..<5).map(transcript.isLive) == [.no, .yes, .yes, .yes, .no])
    #expect(transcript.announcement(at: 4).tokens == [])
  }

  @Test func `an export without live regions cannot say`() throws {
    let plain = try Heard(.android, lacks: [.liveRegion], #"text "Loading""#).transcript
    #expect(plain.isLive(0) == .unknown)
  }

  @Test func `a region turned off inside another stays silent`() throws {
    let transcript = try Heard(
      .android,
      """
      group live-region=assertive
        group live-region=none
          text "Ticker"
      """
    ).transcript
    #expect(transcript.isLive(2) == .no)
  }

  @Test func `iOS has no live regions`() throws {
    #expect(try Heard(.ios, Self.tree).transcript.isLive(2) == .no)
  }
}
