import AccessibilityTree
import Audit
import AuditTesting
import Rules
import Speech
import Testing

/// What is known of when something was announced, at the one button of the second of two steps.
struct AnnouncementTimingTests {
  private func verdict(
    _ that: String, _ events: [Event], before: String? = nil, after: String? = nil, tapped: String? = nil
  ) throws -> String {
    let bench = try RuleBench(that: that, across: "{before: {}, after: {}}")
    let steps = try [before, after].enumerated().map { place, at in
      let snapshot = try TreeSketch("button \"Pay\" identifier=pay").snapshot(.ios) { builder in
        builder.meta.sequence = place
        builder.meta.capturedAt = at.map(Self.time)
        if place == 1 {
          builder.events = .exposed(events)
          builder.meta.triggerAction = "tap"
          builder.meta.triggerNode = "pay"
          builder.meta.triggerAt = tapped.map(Self.time)
        }
      }
      return ScreenReaders.transcript(of: snapshot)
    }
    return bench.verdicts(Auditor(ruleBook: bench.ruleBook).judgements(steps))
  }

  private static func time(_ second: String) -> String { "2026-11-21T09:30:\(second)Z" }

  private func said(_ text: String, _ second: String?, type: String = "announcement") -> Event {
    Event(type: type, text: text, at: second.map(Self.time))
  }

  @Test(arguments: [
    ("01.5", "+", "-"), ("02.0", "+", "-"), ("02.1", "-", "+"), ("00.0", "+", "-"),
  ])
  func `where the action has a time, so has what follows`(second: String, within: String, after: String) throws {
    let events = [said("Wait", second)]
    #expect(try verdict("{announced: {is: present, within: 2}}", events, tapped: "00") == within)
    #expect(try verdict("{announced: {is: present, after: 2}}", events, tapped: "00") == after)
  }

  @Test(arguments: [
    // Between the captures at 10 and 20 s lies the tap.
    ("11", "+", "-"), ("15", "?", "?"), ("21", "?", "?"), ("23", "-", "+"), ("09", "-", "-"),
  ])
  func `where it has none, it was between the captures`(second: String, within: String, after: String) throws {
    let events = [said("Wait", second)]
    #expect(try verdict("{announced: {is: present, within: 2}}", events, before: "10", after: "20") == within)
    #expect(try verdict("{announced: {is: present, after: 2}}", events, before: "10", after: "20") == after)
  }

  @Test func `the same words again`() throws {
    let that = "{announced: {is: present, again-within: 5}}"
    #expect(try verdict(that, [said("Wait", "01"), said("wait…", "04")]) == "+")
    #expect(try verdict(that, [said("Wait", "01"), said("Wait", "07")]) == "-")
    #expect(try verdict(that, [said("Wait", "01"), said("Ready", "02")]) == "-")
    #expect(try verdict(that, [said("Wait", "01"), said("Wait", nil)]) == "?")
    let often = "{announced: {is: present, again-within: 5, times: 3}}"
    #expect(try verdict(often, [said("Wait", "01"), said("Wait", "02"), said("Wait", "03")]) == "+")
    #expect(try verdict(often, [said("Wait", "01"), said("Wait", "02"), said("Wait", "02.1")]) == "-")
    #expect(try verdict(often, [said("Wait", "01"), said("Wait", "02"), said("Wait", nil)]) == "?")
    #expect(try verdict(often, [said("Wait", "01"), said("Wait", "02"), said("Wait", "07")]) == "-")
    // Recorded twice, heard once.
    #expect(try verdict(that, [said("Wait", "01"), said("Wait", "01.1")]) == "-")
  }

  @Test func `titles of windows are announced, and taps are not`() throws {
    let that = "{announced: {is: present}}"
    #expect(try verdict(that, [said("Wait", "01", type: "windowState")]) == "+")
    #expect(try verdict(that, [Event(type: "layoutChanged", node: "pay")]) == "-")
    #expect(try verdict(that, [said("Pay", "01", type: "tap")]) == "-")
  }
}
