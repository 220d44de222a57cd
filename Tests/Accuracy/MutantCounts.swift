/// How many defects were seeded, and what became of them.
package struct MutantCounts: Encodable, Sendable {
  package let seeded: Int
  package let found: Int
  /// The rule says that the export cannot tell.
  package let open: Int
  package let missed: Int

  init(_ results: [MutantResult]) {
    seeded = results.count
    found = results.count { $0.outcome == .found }
    open = results.count { $0.outcome == .open }
    missed = results.count(where: \.isMissed)
  }

  /// The share that was found of those that the export can tell of; nil without any.
  package var recall: Double? { found + missed > 0 ? Double(found) / Double(found + missed) : nil }
}

extension MutantResult {
  package var isMissed: Bool {
    if case .missed = outcome { true } else { false }
  }
}
