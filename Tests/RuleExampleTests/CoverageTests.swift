import AccessibilityTree
import Audit
import Daemon
import Foundation
import Rules
import Testing

/// What five rules, which only tests use, can decide by what an export carries.
struct CoverageTests {
  private static let ruleBook = Result {
    let folder = ShippedRules.checkout.appending(path: "Tests/Fixtures/doctor/rules").path
    return try RuleBook(compiling: RuleDirectory.read([folder]))
  }

  private static func coverage(_ carried: PropertySet) throws -> (CoverageSurvey, Coverage) {
    let survey = CoverageSurvey(ruleBook: try ruleBook.get())
    return (survey, survey.coverage(of: carried, on: .ios))
  }

  private static func names(_ rules: [RuleCoverage]) -> [String] { rules.map(\.rule) }

  @Test func `an export that carries everything decides everything`() throws {
    let (_, coverage) = try Self.coverage(.all)
    #expect(coverage.rules.count == 5)
    #expect(coverage.rules(.all).count == 5)
    #expect(coverage.ledger == [.all: ["BT-05", "BT-07", "BT-08", "BT-09", "BT-10", "BT-11"]])
  }

  @Test func `an export that carries nothing decides nothing`() throws {
    let (_, coverage) = try Self.coverage([])
    #expect(coverage.rules(.none).count == 5)
  }

  @Test func `a rule of which one expectation lacks its property is decided in part`() throws {
    let (survey, coverage) = try Self.coverage([.role, .label, .enabled])
    #expect(Self.names(coverage.rules(.all)) == ["button/has-a-name"])
    let rule = try #require(coverage.rules(.part).first)
    #expect(rule.rule == "button/has-two-texts")
    #expect(rule.undecided.map(\.id) == ["placeholder-missing"])
    #expect(survey.lacking(rule: rule.rule, expectation: "placeholder-missing", in: coverage) == [.placeholder])
    #expect(survey.lacking(rule: rule.rule, expectation: "name-missing", in: coverage) == [])
    #expect(coverage.ledger[.part] == ["BT-07", "BT-10"])
  }

  @Test func `everything that is missing is named, one behind the other`() throws {
    let (survey, coverage) = try Self.coverage([.label])
    #expect(survey.lacking(rule: "button/has-a-hint", in: coverage) == [.role, .hint])
    #expect(survey.lacking(rule: "button/is-announced", in: coverage) == [.role, .events])
  }

  @Test func `an export with one place for words has the name there`() throws {
    let survey = CoverageSurvey(ruleBook: try Self.ruleBook.get())
    let coverage = survey.coverage(of: [.role, .text, .placeholder, .enabled], on: .android)
    // That there is no name at all would take both places.
    #expect(Self.names(coverage.rules(.part)) == ["button/has-two-texts"])
    #expect(coverage.rules(.part).first?.undecided.map(\.id) == ["name-missing"])
  }

  @Test func `only what some rule cannot do without is asked for`() throws {
    let (survey, _) = try Self.coverage(.all)
    let asked = survey.askedProperties(on: .ios)
    #expect(asked.isSuperset(of: [.role, .label, .hint, .heading, .placeholder, .events]))
    #expect(asked.isDisjoint(with: [.bounds, .liveRegion, .identifier, .traits]))
  }

  @Test func `what a rule cannot do without is found property by property`() throws {
    let needs = CoverageSurvey(ruleBook: try Self.ruleBook.get()).needs(on: .ios)
    #expect(needs.count == 5)
    let hint = try #require(needs["button/has-a-hint"])
    #expect(hint.properties == [.role, .hint] && !hint.eitherWords)
    let shipped = CoverageSurvey(ruleBook: try ShippedRules.ruleBook.get()).needs(on: .ios)
    // The trait makes a button of a row.
    let needed = RuleNeeds(properties: [.role, .traits], eitherWords: true)
    #expect(shipped["every/name-omits-role (button/button)"] == needed)
  }

  @Test func `a rule without a failed example on the platform is held to its passed ones`() throws {
    let survey = CoverageSurvey(ruleBook: try ShippedRules.ruleBook.get())
    let path = "every/disabled-keeps-its-role (button/button)"
    func extent(_ carried: PropertySet) -> RuleCoverage.Extent? {
      survey.coverage(of: carried, on: .android).rules.first { $0.rule == path }?.extent
    }
    #expect(extent(.all) == .all)
    #expect(extent(PropertySet.all.subtracting([.enabled])) == RuleCoverage.Extent.none)
  }
}
