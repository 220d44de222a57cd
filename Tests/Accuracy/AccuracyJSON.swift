import Foundation

/// A report as one JSON object, for other programs.
package struct AccuracyJSON: Encodable {
  private let seed: Int
  private let sites: Int
  private let screens: Int
  private let realScreens: Int
  private let rules: [RuleAccuracy]
  private let missed: [Mutated]
  private let falseAlarms: [Alarm]
  private let defects: [Defect]
  private let unseeded: [String]

  private struct Mutated: Encodable { let mutation, expectation, screen, node, instead: String }
  private struct Alarm: Encodable { let expectation, node, mutation, screen: String }
  private struct Defect: Encodable {
    let screen, expectation: String
    let count: Int
  }

  package init(_ report: AccuracyReport) {
    seed = report.seed
    sites = report.sites
    screens = report.screenCount
    realScreens = report.realCount
    rules = report.rules
    missed = report.missed.map { result in
      guard case .missed(let instead) = result.outcome else { preconditionFailure("missed is missed") }
      return Mutated(
        mutation: result.mutation, expectation: result.expectation.description, screen: result.screen,
        node: result.node, instead: instead)
    }
    falseAlarms =
      report.alarmed.flatMap { result in
        result.alarms.map {
          Alarm(
            expectation: $0.expectation.description, node: $0.node, mutation: result.mutation, screen: result.screen)
        }
      }
      + report.harmless.flatMap { result in
        result.alarms.map {
          Alarm(expectation: $0.expectation.description, node: $0.node, mutation: result.change, screen: result.screen)
        }
      }
    defects = report.defects.map { Defect(screen: $0.screen, expectation: $0.expectation.description, count: $0.count) }
    unseeded = report.byExpectation.filter { $0.counts.seeded == 0 }.map(\.name.description)
  }

  /// The text of it.
  ///
  /// - Throws: never for a report.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
