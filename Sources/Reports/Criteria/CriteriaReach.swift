import AccessibilityTree
import Audit
import Readers

/// The formats in which the rows of the criteria can be decided, according to the rules' own examples.
struct CriteriaReach {
  /// What a format needs to decide a row. The first level that applies counts.
  enum Level: CaseIterable {
    case always
    /// It needs what only some versions, settings or screens have.
    case atBest
    /// It also needs what was announced, recorded in the wrapper.
    case recorded
    case inPart
  }

  private var levels: [Platform: [String: [Level: [String]]]] = [:]
  private var counts: [Platform: Int] = [:]

  init(_ survey: CoverageSurvey, formats: [ExportFormat]) {
    for platform in Platform.allCases {
      let formats = formats.filter { $0.platform == nil || $0.platform == platform }
      counts[platform] = formats.count
      for format in formats {
        let most = format.carries.union(format.carriesIfSeen)
        func extents(_ carried: PropertySet) -> [String: RuleCoverage.Extent] {
          survey.coverage(of: carried, on: platform).ledger.reduce(into: [:]) { extents, entry in
            for row in entry.value { extents[row] = entry.key }
          }
        }
        let (least, best, recorded) = (extents(format.carries), extents(most), extents(most.union([.events])))
        for (row, extent) in recorded {
          let level: Level? =
            least[row] == .all
            ? .always
            : best[row] == .all
              ? .atBest
              : extent == .all
                ? .recorded
                : extent == .part ? .inPart : nil
          if let level { levels[platform, default: [:]][row, default: [:]][level, default: []].append(format.name) }
        }
      }
    }
  }

  /// The lines about a row on a platform: the number of formats, and their names by level.
  func lines(_ row: String, _ platform: Platform) -> [String] {
    let ofRow = levels[platform]?[row] ?? [:]
    let all = counts[platform] ?? 0
    let wholly = ofRow.reduce(0) { $0 + ($1.key == .inPart ? 0 : $1.value.count) }
    let head = "- **\(platform.displayName) formats:** \(wholly) of \(all)"
    return [head]
      + Level.allCases.compactMap { level in
        ofRow[level].map { names in
          // No names are needed if all formats do it.
          names.count == all
            ? "  - \(Self.words(level)): every one"
            : "  - \(Self.words(level)): \(names.map { "`\($0)`" }.joined(separator: " "))"
        }
      }
  }

  private static func words(_ level: Level) -> String {
    switch level {
    case .always: "always"
    case .atBest: "by version, settings and screen"
    case .recorded: "with `events` in the wrapper"
    case .inPart: "in part"
    }
  }
}
