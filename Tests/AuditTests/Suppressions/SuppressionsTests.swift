import AccessibilityTree
import Rules
import Testing

@testable import Audit

struct SuppressionsTests {
  private let id = "0123456789abcdef0123456789abcdef"
  private let day = CalendarDay("2027-01-31") ?? .last
  private let nextDay = CalendarDay("2027-02-01") ?? .last

  private func finding(rule: String = "button/name-omits-role", id: String = "f") -> Finding {
    Finding(
      rule: rule, ruleID: "0", expectation: "e", outcome: .failed, impact: .minor, wcag: [], message: "m", id: id,
      node: Finding.Target(path: "window", role: .button))
  }

  private func audit(screen: String?, app: String? = nil) -> SnapshotAudit {
    SnapshotAudit(app: app, screen: screen, format: "test", nodeCount: 1, findings: [], counts: [:])
  }

  private func suppressions(_ subjects: Suppression.Subject...) -> Suppressions {
    Suppressions(subjects.map { Suppression($0, reason: "r", until: day, place: "p") })
  }

  @Test
  func `a finding is suppressed by its id on every screen, to the end of its day`() {
    let suppressions = suppressions(.finding(id))
    #expect(suppressions.suppression(of: finding(id: id), in: audit(screen: nil), on: day)?.reason == "r")
    #expect(suppressions.suppression(of: finding(id: id), in: audit(screen: "A"), on: nextDay) == nil)
    #expect(suppressions.suppression(of: finding(), in: audit(screen: nil), on: day) == nil)
  }

  @Test(arguments: [
    ("Checkout", nil, "Checkout", nil, true), ("Check*", nil, "Checkout", nil, true),
    ("Cart", nil, "Checkout", nil, false),
    ("*", nil, nil, nil, true), ("?*", nil, nil, nil, false), ("*", "com.shop", "Cart", "com.shop", true),
    ("*", "com.shop", "Cart", "com.bank", false), ("*", "com.shop", "Cart", nil, false),
  ])
  func `a rule is suppressed on the screens and in the apps that are meant`(
    screen: String, app: String?, itsScreen: String?, itsApp: String?, isSuppressed: Bool
  ) {
    let suppressions = suppressions(
      .rule("button/name-omits-role", screen: Glob(screen), app: app.map { Glob($0) }))
    let audit = audit(screen: itsScreen, app: itsApp)
    #expect((suppressions.suppression(of: finding(), in: audit, on: day) != nil) == isSuppressed)
    #expect(suppressions.suppression(of: finding(rule: "button/other"), in: audit, on: day) == nil)
    #expect(suppressions.suppression(of: finding(), in: audit, on: nextDay) == nil)
  }

  @Test(arguments: [
    ("every/name-omits-role", nil, true), ("button/name-omits-role", nil, true),
    ("every/name-omits-role", "button", true), ("button/name-omits-role", "button", true),
    ("every/name-omits-role", "toggle", true), ("button/name-omits-role", "toggle", true),
    ("every/name-omits-role", "segment", false), ("button/name-omits-role", "segment", false),
    ("segment/name-omits-role", nil, false),
  ])
  func `a suppression may name the kind, and what the kind or the rule was called before`(
    rule: String, kind: String?, isSuppressed: Bool
  ) {
    var finding = finding(rule: "every/name-omits-role")
    (finding.kind, finding.formerKind, finding.formerRule) = ("button", "toggle", "button/name-omits-role")
    let suppressions = suppressions(.rule(rule, kind: kind, screen: Glob("*"), app: nil))
    #expect((suppressions.suppression(of: finding, in: audit(screen: "A"), on: day) != nil) == isSuppressed)
  }

  @Test
  func `a suppression that names a kind does not apply to a finding about a screen`() {
    let suppressions = suppressions(.rule("button/name-omits-role", kind: "button", screen: Glob("*"), app: nil))
    #expect(suppressions.suppression(of: finding(), in: audit(screen: "A"), on: day) == nil)
  }

  @Test
  func `the screen of a finding in another capture is that capture's`() {
    let suppressions = suppressions(.rule("button/name-omits-role", screen: Glob("Cart"), app: nil))
    var finding = finding()
    finding.capture = Finding.Capture(name: "1.json", screen: "Cart")
    #expect(suppressions.suppression(of: finding, in: audit(screen: "Checkout"), on: day) != nil)
    finding.capture = Finding.Capture(name: "1.json", screen: nil)
    #expect(suppressions.suppression(of: finding, in: audit(screen: "Cart"), on: day) == nil)
  }

  @Test
  func `what is over is told, and one that is not stands in for it`() {
    let over = Suppression(.finding(id), reason: "over", until: day, place: "a")
    let later = Suppression(.finding(id), reason: "later", until: nextDay, place: "b")
    let suppressions = Suppressions([over, later])
    #expect(suppressions.expired(on: day) == [])
    #expect(suppressions.expired(on: nextDay) == [over])
    #expect(suppressions.suppression(of: finding(id: id), in: audit(screen: nil), on: nextDay) == later)
  }
}
