import Testing

@testable import Recorder

@Suite struct SettlingTests {
  private let pause = Settling.Next.again(after: .milliseconds(200))

  @Test func `two equal sources are enough`() {
    var settling = Settling(limit: .milliseconds(800), before: "a")
    #expect(settling.next("b", after: .milliseconds(10)) == pause)
    #expect(settling.next("b", after: .milliseconds(210)) == .settled)
  }

  @Test func `a screen that goes on changing is left at the limit`() {
    var settling = Settling(limit: .milliseconds(800), before: "a")
    #expect(settling.next("b", after: .milliseconds(0)) == pause)
    #expect(settling.next("c", after: .milliseconds(400)) == pause)
    #expect(settling.next("d", after: .milliseconds(801)) == .unsettled)
  }

  @Test func `a slow server still gives two sources`() {
    var settling = Settling(limit: .milliseconds(800), before: "a")
    #expect(settling.next("b", after: .seconds(4)) == pause)
    #expect(settling.next("b", after: .seconds(8)) == .settled)
  }

  @Test func `the screen from before the act is believed only at the limit`() {
    var settling = Settling(limit: .milliseconds(800), before: "a")
    #expect(settling.next("a", after: .milliseconds(0)) == pause)
    #expect(settling.next("a", after: .milliseconds(200)) == pause)
    #expect(settling.next("a", after: .milliseconds(800)) == .settled)
  }
}
