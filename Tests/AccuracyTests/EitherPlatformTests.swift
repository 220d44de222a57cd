import AccessibilityTree
import Accuracy
import Audit
import AuditTesting
import Rules
import Testing

/// An export that does not say its platform is judged for both.
@Suite struct EitherPlatformTests {
  private func audit(_ sketch: String) throws -> SnapshotAudit {
    let snapshot = try TreeSketch(sketch).snapshot(nil, lacks: [.platform])
    return Auditor(ruleBook: try ShippedScreens.ruleBook.get().selecting { $0.status == .stable }).audit(snapshot)
  }

  @Test func `what fails with both screen readers fails`() throws {
    let audit = try audit(
      """
      window
        button "Add to cart button" element clickable
        button element clickable
      """)
    #expect(audit.platform == nil && audit.obstacle == .noPlatform)
    #expect(Set(audit.failed.map(\.rule)) == ["every/name-omits-role", "every/name-is-present"])
    #expect(
      audit.failed.first { $0.rule == "every/name-omits-role" }?.message.hasSuffix("TalkBack is no different.") == true)
    #expect(audit.counts[.failed] == 2)
  }

  @Test func `what fails with one of them is one question`() throws {
    let audit = try audit(
      """
      window
        text "Open details" element clickable
        text "Open account" element clickable
      """)
    #expect(audit.failed.isEmpty)
    let questions = audit.findings.filter {
      $0.message.hasSuffix("This is so with VoiceOver. Does the app run on iOS?")
    }
    #expect(questions.count == 1)
  }

  @Test func `a clean screen is clean`() throws {
    let audit = try audit("window\n  button \"Pay\" element clickable")
    #expect(audit.findings.isEmpty)
  }
}
