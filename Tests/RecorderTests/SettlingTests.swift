import Testing

@testable import Recorder

@Suite struct SettlingTests {
  private let pause = Settling.Next.again(after: .milliseconds(200))
  private var settling = Settling(limit: .milliseconds(800), patience: .seconds(3), before: "a")

  @Test mutating func `two equal sources are enough`() {
    #expect(settling.next("b", after: .milliseconds(10)) == pause)
    #expect(settling.next("b", after: .milliseconds(210)) == .settled)
  }

  @Test mutating func `a screen that goes on changing is left at the limit`() {
    #expect(settling.next("b", after: .milliseconds(0)) == pause)
    #expect(settling.next("c", after: .milliseconds(400)) == pause)
    #expect(settling.next("d", after: .milliseconds(801)) == .unsettled)
  }

  @Test mutating func `a slow server still gives two sources`() {
    #expect(settling.next("b", after: .seconds(4)) == pause)
    #expect(settling.next("b", after: .seconds(8)) == .settled)
  }

  @Test mutating func `a slow app gets its time, and then its own limit`() {
    #expect(settling.next("a", after: .milliseconds(0)) == pause)
    #expect(settling.next("a", after: .milliseconds(800)) == pause)
    #expect(settling.next("a", after: .seconds(2)) == .again(after: .milliseconds(500)))
    #expect(settling.next("b", after: .milliseconds(2_500)) == pause)
    #expect(settling.next("c", after: .milliseconds(2_700)) == pause)
    #expect(settling.next("c", after: .milliseconds(2_900)) == .settled)
  }

  @Test mutating func `an act without an effect is believed at the end`() {
    #expect(settling.next("a", after: .milliseconds(2_900)) == .again(after: .milliseconds(725)))
    #expect(settling.next("a", after: .milliseconds(3_000)) == .settled)
  }
}
