import AccessibilityTree
@testable import Audit
import AuditTesting
import Speech
import Testing

struct RecordingTests {
  private func step(_ name: String, _ sequence: Int? = nil, nodes: Int = 1) throws -> RecordedStep {
    var builder = SnapshotBuilder(format: "canonical")
    builder.meta.platform = .ios
    builder.meta.sequence = sequence
    for _ in 0..<nodes {
      builder[builder.openNode()].role = .text
      builder.closeNode()
    }
    return RecordedStep(name: name, transcript: ScreenReaders.transcript(of: builder.finishCanonical(carries: .all)))
  }

  @Test func `steps stand in the order of their numbers, else of their names`() throws {
    var recording = Recording()
    for name in ["step-10", "step-2", "step-1"] { _ = recording.insert(try step(name)) }
    #expect(recording.steps.map(\.name) == ["step-1", "step-2", "step-10"])
    var numbered = Recording()
    for (name, sequence) in [("b", 2), ("a", 3), ("c", 1)] { _ = numbered.insert(try step(name, sequence)) }
    #expect(numbered.steps.map(\.name) == ["c", "b", "a"])
  }

  @Test(arguments: [
    ("a", "b", -1), ("b", "a", 1), ("a", "a", 0), ("2", "10", -1), ("010", "10", 0), ("a2b", "a2c", -1),
    ("a", "a1", -1),
    ("9", "a", -1),
  ])
  func `numbers in names count as numbers`(left: String, right: String, order: Int) {
    #expect(NameOrder.compare(left, right).signum() == order)
  }

  @Test func `a late step is put where it belongs, and the same name takes the place of the old`() throws {
    var recording = Recording()
    #expect(recording.insert(try step("1")) == 0)
    #expect(recording.insert(try step("3")) == 1)
    #expect(recording.insert(try step("2")) == 1)
    #expect(recording.insert(try step("2")) == 1)
    #expect(recording.steps.count == 3)
  }

  @Test func `the oldest steps are forgotten beyond the bounds, and the newest stays`() throws {
    var recording = Recording(bounds: RecordingBounds(steps: 2, nodes: 10))
    _ = recording.insert(try step("2"))
    _ = recording.insert(try step("3"))
    #expect(recording.insert(try step("1")) == nil)
    #expect(recording.steps.map(\.name) == ["2", "3"])
    #expect(recording.insert(try step("4", nodes: 50)) == 0)
    #expect(recording.steps.map(\.name) == ["4"])
  }

  @Test func `a number that is left out, or another app, parts two steps`() throws {
    #expect(try step("b", 2).directlyFollows(try step("a", 1)))
    #expect(try !step("b", 3).directlyFollows(try step("a", 1)))
    #expect(try step("b").directlyFollows(try step("a")))
  }
}
