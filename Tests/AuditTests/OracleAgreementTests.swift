import AccessibilityTree
@testable import Audit
import AuditTesting
import Daemon
import Foundation
import Readers
import Rules
import Speech
import Testing

/// What the shipped rules ask, answered by the engine and by hand.
///
/// `A11YD_EXHAUSTIVE=1 swift test --filter OracleAgreementTests` asks every question of every export, those in
/// `A11YD_CORPUS` too.
struct OracleAgreementTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let book = Result {
    try RuleBook(
      compiling: RuleDirectory.read([checkout.appending(path: "rules").path]), including: Set(Rule.Status.allCases))
  }
  static let paths: [String] = Set((try? book.get())?.compiled.map(\.rule.path) ?? []).sorted()
  private static let exports = checkout.appending(path: "Tests/Fixtures/exports")
  static let formats: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: exports.path)) ?? [])
    .filter { !$0.contains(".") && $0 != "bad" }.sorted()

  /// Every expression that a rule's own are made of, with the sets of its facts.
  private static func expressions(of rule: CompiledRule, in book: RuleBook) -> [Rules.Expression.ID] {
    var open = [rule.each] + [rule.where].compactMap(\.self) + rule.expectations.map(\.that) + rule.doubts.map(\.claim)
    open += rule.across?.steps.flatMap(\.conditions).map(\.id) ?? []
    var found: Set<Rules.Expression.ID> = []
    while let id = open.popLast() {
      guard found.insert(id).inserted else { continue }
      open += book.expressions[id].operands
    }
    return found.sorted()
  }

  /// Compares one step of a recording, or a tree by itself.
  private static func compare(
    _ ids: [Rules.Expression.ID], _ book: RuleBook, _ steps: [RecordedStep], at place: Int, _ source: String,
    binding: [StepName: Int] = [:]
  ) {
    let frame = RecordingFrame(steps) { Evaluation(book, $0.transcript) }
    defer { frame.end() }
    let evaluation = frame.evaluation(at: place, binding: binding)
    let oracle = NaiveOracle(
      book, steps[place].transcript, place: NaivePlace(steps: steps, place: place, binding: binding))
    // Asked for one bound after the other, an expression is evaluated in other ways than for its truth.
    let bounded = RecordingFrame(steps) { Evaluation(book, $0.transcript) }
    defer { bounded.end() }
    let bounds = bounded.evaluation(at: place, binding: binding)
    for id in ids {
      let truths = evaluation.truth(of: id)
      if bounds.certain(id) != truths.holds || bounds.possible(id, within: bounds.everyNode) != truths.possible {
        Issue.record("\(source), \(book.expressions[id]): its bounds differ from its truth")
        return
      }
      let different = (0..<evaluation.count).first { truths[$0] != oracle.truth(of: id, at: $0) }
      guard let different else { continue }
      let due = oracle.truth(of: id, at: different)
      Issue.record("\(source), \(book.expressions[id]) at \(different): \(truths[different]), by hand \(due)")
      // What is made of it differs too.
      return
    }
  }

  @Test(arguments: paths)
  func `the examples of a rule`(path: String) throws {
    let book = try Self.book.get()
    for example in ExampleCase.all(of: book) where book.compiled[example.rule].rule.path == path {
      let rule = book.compiled[example.rule]
      let ids = Self.expressions(of: rule, in: book)
      let steps = try example.example.transcripts(on: example.platform).enumerated().map {
        RecordedStep(name: "\($0)", transcript: $1)
      }
      for place in steps.indices { Self.compare(ids, book, steps, at: place, "\(example), step \(place)") }
      guard let across = rule.across else { continue }
      let frame = RecordingFrame(steps) { Evaluation(book, $0.transcript) }
      defer { frame.end() }
      for newest in steps.indices {
        let binding =
          across.isPair && newest == 1
          ? [.smaller: 0, .larger: 1] : StepBinding(frame: frame).bind(across, newest: newest)
        guard let binding, let judged = binding[across.judged] else { continue }
        Self.compare(ids, book, steps, at: judged, "\(example), steps \(binding)", binding: binding)
      }
    }
  }

  @Test(arguments: formats)
  func `exports of a format`(format: String) throws {
    for file in try Self.files(in: Self.exports.appending(path: format)) { try Self.compare(file) }
  }

  @Test(.enabled(if: isExhaustive), arguments: corpus)
  func `exports of other people's apps`(file: URL) throws { try Self.compare(file) }

  @Test(arguments: recordings)
  func `a recording`(name: String) throws {
    let book = try Self.book.get()
    let files = try Self.files(in: Self.recorded.appending(path: name)).filter { $0.pathExtension == "json" }
    let steps = try files.map { file in
      let snapshot = try ExportReader().read(Array(try Data(contentsOf: file)), name: file.lastPathComponent)
      return RecordedStep(
        name: file.lastPathComponent, transcript: ScreenReaders.transcript(of: snapshot.assuming(session: name)))
    }
    let frame = RecordingFrame(steps) { Evaluation(book, $0.transcript) }
    defer { frame.end() }
    for rule in book.compiled {
      guard let across = rule.across else { continue }
      for newest in steps.indices {
        guard let binding = StepBinding(frame: frame).bind(across, newest: newest) else { continue }
        Self.compare(
          Self.expressions(of: rule, in: book), book, steps, at: binding[across.judged] ?? newest,
          "\(name), \(rule.rule.path), steps \(binding)", binding: binding)
      }
    }
  }

  // MARK: exports

  private static let recorded = checkout.appending(path: "Tests/Fixtures/recordings")
  static let recordings: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: recorded.path)) ?? [])
    .filter { !$0.contains(".") }.sorted()

  /// Whether every question is asked of every export, however large, which takes minutes.
  static let isExhaustive = ProcessInfo.processInfo.environment["A11YD_EXHAUSTIVE"] != nil
  static let corpus: [URL] = {
    guard let path = ProcessInfo.processInfo.environment["A11YD_CORPUS"] else { return [] }
    let folders = FileManager.default.enumerator(at: URL(filePath: path), includingPropertiesForKeys: nil)
    return (folders?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
  }()

  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  /// Compares an export; other files are none.
  private static func compare(_ file: URL) throws {
    let book = try book.get()
    let name = file.lastPathComponent
    guard let snapshot = try? ExportReader().read(Array(try Data(contentsOf: file)), name: name),
      snapshot.count < (isExhaustive ? 400 : 60)
    else { return }
    var random = SeededGenerator(seed: name.utf8.count)
    let ids = book.expressions.indices.filter { _ in isExhaustive || Int.random(in: 0..<10, using: &random) == 0 }
    let step = RecordedStep(name: name, transcript: ScreenReaders.transcript(of: snapshot))
    compare(ids, book, [step], at: 0, file.path)
  }
}
