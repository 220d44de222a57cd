import AccessibilityTree
import Speech
import Testing

/// The announcement examples of the criteria documents, each heard of a tree that a native control exposes.
@Suite struct AnnouncementExampleTests {
  @Test(arguments: AnnouncementExample.all)
  func `every stop of the example is spoken in these words`(example: AnnouncementExample) throws {
    let heard = try Heard(example.platform, example.tree)
    #expect(heard.tokens == example.heard)
    if let hint = example.hint { #expect(heard.hints[example.stop] == [hint]) }
  }

  @Test(arguments: AnnouncementExample.all)
  func `the sentence of the document is heard at its stop`(example: AnnouncementExample) throws {
    let utterance = try Heard(example.platform, example.tree).utterances[example.stop]
    #expect(SpokenComparison(example.sentence).isHeard(in: SpokenComparison(utterance)))
  }

  @Test(arguments: AnnouncementExample.all)
  func `nothing is unknown where the export carries everything`(example: AnnouncementExample) throws {
    for utterance in try Heard(example.platform, example.tree).utterances { #expect(utterance.unknown == []) }
  }

  @Test(arguments: AnnouncementExample.Document.allCases)
  func `every page has examples`(document: AnnouncementExample.Document) {
    #expect(AnnouncementExample.all.contains { $0.document == document })
  }

  /// “Loading” “should be announced dynamically”: not by the focus.
  @Test func `an Android loading icon speaks from its live region and not by itself`() throws {
    let heard = try Heard(
      .android,
      """
      group live-region=polite
        loading-icon "Loading"
      """)
    let announcement = heard.transcript.announcement(at: 1)
    #expect(announcement.tokens == ["Loading", "progress bar"])
    #expect(SpokenComparison("Loading”").isHeard(in: SpokenComparison(announcement)))
    #expect(heard.transcript.isLive(1) == .yes)
    #expect(try Heard(.android, #"loading-icon "Loading""#).transcript.isLive(0) == .no)
  }
}
