/// What became of all defects, by rule.
package struct AccuracyReport: Sendable {
  /// Every expectation of every rule, in the order of the rule book.
  package let expectations: [ExpectationName]
  package let seed: Int
  /// At most so many targets a mutation, rule and screen; 0 for all.
  package let sites: Int
  package private(set) var results: [MutantResult] = []
  /// What came of changes that make nothing wrong.
  package private(set) var harmless: [HarmlessResult] = []
  /// Exports with a target that passes, by rule.
  private var cleanScreens: [String: Int] = [:]
  /// Defects that exports have by themselves.
  package private(set) var defects: [(screen: String, expectation: ExpectationName, count: Int)] = []
  package private(set) var screenCount = 0
  /// How many of them are of the corpus.
  package private(set) var realCount = 0

  init(expectations: [ExpectationName], seed: Int, sites: Int) {
    (self.expectations, self.seed, self.sites) = (expectations, seed, sites)
  }

  mutating func add(_ result: MutantResult) { results.append(result) }
  mutating func add(_ result: HarmlessResult) { harmless.append(result) }

  mutating func add(_ screen: CleanScreen, passed: [[String: Set<Int>]], failed: [ExpectationName]) {
    screenCount += 1
    if screen.kind == .real { realCount += 1 }
    for rule in Set(passed.flatMap(\.keys)) { cleanScreens[rule, default: 0] += 1 }
    let counts = failed.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    defects += counts.sorted { $0.key < $1.key }.map { (screen.name, $0, $1) }
  }

  package var missed: [MutantResult] { results.filter(\.isMissed) }
  package var alarmed: [MutantResult] { results.filter { !$0.alarms.isEmpty } }
  /// Whether every defect was found that can be told, and nothing else failed.
  package var isPerfect: Bool { missed.isEmpty && alarmed.isEmpty && harmless.allSatisfy(\.isRight) }

  /// One row a rule, in the order of the rule book.
  package var rules: [RuleAccuracy] {
    var paths: [String] = []
    for name in expectations where paths.last != name.rule { paths.append(name.rule) }
    let alarms = (results.flatMap(\.alarms) + harmless.flatMap(\.alarms)).reduce(into: [:]) {
      $0[$1.expectation.rule, default: 0] += 1
    }
    return paths.map { path in
      let own = results.filter { $0.expectation.rule == path }
      return RuleAccuracy(
        rule: path, cleanScreens: cleanScreens[path] ?? 0,
        failingScreens: Set(defects.filter { $0.expectation.rule == path }.map(\.screen)).count,
        exports: MutantCounts(own.filter { [.real, .export].contains($0.kind) }),
        grafted: MutantCounts(own.filter { $0.kind == .grafted }),
        written: MutantCounts(own.filter { $0.kind == .written }), falseAlarms: alarms[path] ?? 0)
    }
  }

  /// How the defects of each expectation were found.
  package var byExpectation: [(name: ExpectationName, counts: MutantCounts)] {
    let groups = Dictionary(grouping: results, by: \.expectation)
    return expectations.map { ($0, MutantCounts(groups[$0] ?? [])) }
  }
}
