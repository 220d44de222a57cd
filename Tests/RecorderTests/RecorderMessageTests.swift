import Testing

@testable import Recorder

@Suite struct RecorderMessageTests {
  @Test func `a session's last line counts what a tester asks about`() {
    var counts = SessionCounts()
    (counts.actions, counts.captures, counts.unsettled, counts.failed, counts.unplaced) = (1, 1_200, 3, 1, 2)
    #expect(
      "\(RecorderMessage.ended(session: "1f2e", counts: counts, directory: "/drop/x"))" == """
        session 1f2e: 1 action, 1,200 captures, 3 of a screen that was still changing, 1 capture failed, 2 actions on an \
        unknown element. Audit them: a11yd audit --recording /drop/x
        """)
  }

  @Test func `names of directories hold nothing of the server's but letters and digits`() {
    #expect(
      SessionName.directory("../../etc/passwd", milliseconds: 1_795_419_000_000) == "2026-11-23T07.30.00Z-etcpassw")
    #expect(SessionName.short("1f2e3d4c-5b6a-7988") == "1f2e3d4c")
    #expect(SessionName.short("/…") == "session")
  }

  @Test(arguments: [("1.3\n", 1.3), ("null", 1.0)])
  func `settings print the text size`(printed: String, scale: Double) {
    #expect(SessionServer.scale(printed) == scale)
  }

  @Test(arguments: ["", "0", "Permission denied"])
  func `what is no number is no text size`(printed: String) {
    #expect(SessionServer.scale(printed) == nil)
  }
}
