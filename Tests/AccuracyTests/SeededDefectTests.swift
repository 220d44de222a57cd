import AccessibilityTree
import Accuracy
import AuditTesting
import Foundation
import Rules
import Testing

/// The short form of `make bench-accuracy`.
@Suite struct SeededDefectTests {
  @Test func `what is seeded in exports and in examples is found, and nothing else fails`() throws {
    let ruleBook = try ShippedScreens.ruleBook.get()
    let grafted = Grafting(ruleBook: ruleBook, hosts: ShippedScreens.hosts, count: 1, seed: 1).screens()
    let screens =
      ShippedScreens.exports + grafted + ShippedScreens.recordings + CleanScreen.examples(of: ruleBook)
    let report = AccuracyRun(ruleBook: ruleBook, seed: 1, sites: 1).report(screens)
    Self.expect(report, "exports")
    #expect(report.harmless.count > 400)
    // A mutation that finds no place anywhere shows nothing.
    let unseeded = report.byExpectation.filter { $0.counts.found == 0 }.map(\.name)
    #expect(unseeded.filter { Mutation.without[$0.description] == nil && Mutation.without[$0.rule] == nil } == [])
  }

  // Skipped without A11YD_CORPUS, because the repository holds no export of a real app.
  @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
  func `what is seeded in real screens is found, and nothing else fails`() throws {
    let screens = Corpus.screens
    #expect(!screens.isEmpty)
    let report = AccuracyRun(ruleBook: try ShippedScreens.ruleBook.get(), seed: 1, sites: 1).report(screens)
    Self.expect(report, "corpus")
    #expect(report.realCount == screens.count && report.results.contains { $0.outcome == .found })
  }

  /// Every defect is found, and nothing else fails.
  ///
  /// A property that was taken away makes nothing wrong. What fails all the same is listed in a file, a line each: a new
  /// line fails here, and so does one that was mended.
  private static func expect(_ report: AccuracyReport, _ name: String) {
    let table = AccuracyTable(report, isVerbose: false)
    #expect(report.missed.isEmpty && report.alarmed.isEmpty, "\(table)")
    let file = ShippedScreens.checkout.appending(path: "Tests/Fixtures/accuracy/\(name).txt").path
    #expect(Golden.mismatch(table.shortcomings.map { $0 + "\n" }.joined(), at: file) == nil)
  }

  // MARK: the measure itself

  @Test func `a rule that does not look misses what is seeded`() throws {
    let blind = try Self.blind(to: "name-missing", of: "button/name-is-present")
    let report = AccuracyRun(ruleBook: blind, seed: 1, sites: 1).report([try Self.screen()])
    #expect(report.missed.contains { $0.expectation == "button/name-is-present#name-missing" })
    #expect(AccuracyTable(report, isVerbose: false).description.contains("Missed:\n"))
  }

  @Test func `what fails besides and is not explained is a false alarm`() throws {
    let careless = try Self.failing("button/label-is-one-stop", wherever: "button/name-is-present")
    let report = AccuracyRun(ruleBook: careless, seed: 1, sites: 1).report([try Self.screen()])
    #expect(report.alarmed.contains { $0.mutation == "name-removed" })
    #expect(report.rules.first { $0.rule == "button/label-is-one-stop" }?.falseAlarms ?? 0 > 0)
  }

  @Test func `a seed gives the same defects again`() throws {
    let ruleBook = try ShippedScreens.ruleBook.get()
    func json(_ seed: Int) throws -> String {
      let screens = ShippedScreens.hosts.prefix(12)
      return try AccuracyJSON(AccuracyRun(ruleBook: ruleBook, seed: seed, sites: 2).report(Array(screens))).text()
    }
    #expect(try json(7) == json(7))
    #expect(try json(7) != json(8))
  }

  private static func screen() throws -> CleanScreen {
    let sketch = TreeSketch("window\n  button \"Save\"\n  button \"Close\"")
    return CleanScreen(name: "sketch", steps: [try sketch.snapshot(.ios)], kind: .export)
  }

  /// The rules, one of which holds one expectation for met whatever it sees.
  private static func blind(to expectation: String, of path: String) throws -> RuleBook {
    try changing(path) { rule, _ in
      for place in rule.expectations.indices where rule.expectations[place].id == expectation {
        rule.expectations[place].that = rule.each
      }
    }
  }

  /// The rules, one of which fails where another one does.
  private static func failing(_ path: String, wherever other: String) throws -> RuleBook {
    try changing(path) { rule, rules in
      guard let model = rules.first(where: { $0.rule.firstPath == other }) else { return }
      rule.each = model.each
      rule.where = nil
      rule.expectations = rule.expectations.map {
        var expectation = $0
        expectation.that = model.expectations[0].that
        return expectation
      }
    }
  }

  private static func changing(
    _ path: String, _ change: (inout CompiledRule, [CompiledRule]) -> Void
  ) throws -> RuleBook {
    let ruleBook = try ShippedScreens.ruleBook.get()
    return ruleBook.with(
      rules: ruleBook.compiled.map { compiled in
        var compiled = compiled
        if compiled.rule.firstPath == path { change(&compiled, ruleBook.compiled) }
        return compiled
      })
  }
}
