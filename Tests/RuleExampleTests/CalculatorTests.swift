import AccessibilityTree
import Audit
import AuditTesting
import Testing

/// Keys whose names are signs.
struct CalculatorTests {
  private static func findings(_ platform: Platform, _ sketch: String) throws -> [String] {
    let auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    let findings = auditor.audit(try TreeSketch(sketch).snapshot(platform)).findings
    return findings.filter { $0.expectation == "sign-only" }.map(\.message)
  }

  @Test(arguments: [Platform.ios, .android])
  func `the point beside digits is a key, and alone it is a sign`(platform: Platform) throws {
    let pad = "group\n  button \"9\" clickable\n  button \"0\" clickable\n  button \".\" clickable"
    #expect(try Self.findings(platform, pad) == [])
    #expect(try Self.findings(platform, "group\n  button \"...\" clickable\n  button \"Save\" clickable").count == 1)
    #expect(try Self.findings(platform, "group\n  button \".\" clickable\n  button \"Save\" clickable").count == 1)
  }
}
