import AccessibilityTree
import Speech
import Testing

@Suite struct TranscriptTextTests {
  @Test func `each stop is one numbered line with its hints in parentheses`() throws {
    let heard = try Heard(.ios, AnnouncementExample.segments + "\n" + #"slider "Volume" value="40%""#)
    #expect(
      TranscriptText.render(heard.transcript) == """
        VoiceOver as of iOS 17, en, 4 stops
          1  Favorite apps, Selected, Weather, button, 1 of 3
          2  Photos, button, 2 of 3
          3  Clock, dimmed, button, 3 of 3
          4  Volume, 40%, adjustable  (swipe up or down with one finger to adjust the value)

        """)
  }

  @Test func `uncertain stops stand in their place behind a question mark`() throws {
    let heard = try Heard(
      .ios, lacks: [.element],
      """
      window
        image "Logo"
        text "Title"
        image "Photo"
      """)
    #expect(
      TranscriptText.render(heard.transcript) == """
        VoiceOver as of iOS 17, en, 1 stop, 2 more uncertain for want of `element`
          1  ? Logo, image
          2  Title
          3  ? Photo, image

        """)
  }

  @Test func `an app cannot forge a line`() throws {
    let heard = try Heard(.android, "button \"A\u{202E}B\u{7}\"")
    #expect(
      TranscriptText.render(heard.transcript) == """
        TalkBack as of 15.1, en, 1 stop
          1  A\\u{202E}B\\u{7}, button  (double-tap to activate)

        """)
  }

  @Test func `without a platform there is nothing to speak`() throws {
    let text = TranscriptText.render(try Heard(nil, #"button "Save""#).transcript)
    #expect(text == "No screen reader: this export does not say its platform.\n")
  }
}
