import AuditTesting
import Testing

@testable import AccessibilityTree

struct CaptureLikenessTests {
  private func likeness(_ from: String, _ to: String) throws -> CaptureLikeness {
    CaptureLikeness(from: try TreeSketch(from).snapshot(.ios), to: try TreeSketch(to).snapshot(.ios))
  }

  @Test func `words that the other capture lacks are words all the same`() throws {
    let likeness = try likeness("window\n  text \"Sold out\"\n  image", "window\n  text \"3 left\"\n  image")
    #expect(likeness.face(1).label == .foreign || likeness.face(1).text == .foreign)
    #expect(!likeness.face(1).isWordless)
    #expect(!likeness.otherFace(1).isWordless)
    #expect(likeness.face(2).isWordless)
    #expect(likeness.otherFace(2).isWordless)
  }

  @Test func `a text that both have is one word, whatever its numbers`() throws {
    let likeness = try likeness("window\n  button \"New\"\n  button \"Pay\"", "window\n  button \"Pay\"")
    #expect(likeness.face(2) == likeness.otherFace(1))
    #expect(likeness.face(1) != likeness.otherFace(1))
  }

  @Test func `two texts that the other capture lacks are like none of its texts`() throws {
    let likeness = try likeness(
      "window\n  button \"Done\" identifier=done", "window\n  button \"Pay\" identifier=pay\n  button identifier=cancel"
    )
    #expect(likeness.haveNothingInCommon(1, 1))
    // Without words of both only the identifiers differ, which a new build may have renamed.
    #expect(!likeness.haveNothingInCommon(1, 2))
  }
}
