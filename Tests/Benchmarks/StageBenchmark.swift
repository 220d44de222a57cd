import AccessibilityTree
import Audit
import CSimdjson
import Readers
import Rules
import Speech

/// What each stage of the line costs, against what simdjson alone needs for the same bytes.
struct StageBenchmark {
  let rounds: Int
  let ruleBook: RuleBook

  func run() throws {
    try printStages()
    try printRules()
    try printFormats()
  }

  private func printStages() throws {
    let bytes = Array(WDAExport.make(bytes: 500_000, seed: 42).utf8)
    let padded = PaddedBytes(copying: bytes)
    let reader = ExportReader()
    let auditor = Auditor(ruleBook: ruleBook)
    let snapshot = try Self.snapshot(of: bytes)
    let careless = try Self.snapshot(of: Array(WDAExport.make(bytes: 500_000, seed: 42, care: .none).utf8))
    let findings = auditor.audit(snapshot).findings.count
    let manyFindings = auditor.audit(careless).findings.count

    var contest = Rounds(rounds)
    let walked = bytes + [UInt8](repeating: 0, count: 64)
    contest.add("simdjson alone, every value visited") {
      guard ax_json_walk(walked, bytes.count) > 0 else { throw BenchProblem("simdjson refuses the input") }
    }
    // Both find the bytes in memory with their padding behind them, as the daemon reads its files.
    contest.add("read") { _ = try reader.read(padded, name: "wda.json") }
    let unsaid = try reader.read(padded, name: "wda.json")
    contest.add("guess the language") { _ = unsaid.guessingLanguage() }
    contest.add("transcript") { _ = ScreenReaders.transcript(of: snapshot) }
    contest.add("transcript and rules") { _ = auditor.audit(snapshot) }
    contest.add("the same, \(manyFindings) findings") { _ = auditor.audit(careless) }
    contest.add("read and audit") {
      _ = auditor.audit(try reader.read(padded, name: "wda.json").assuming(language: "en"))
    }
    let medians = try contest.medians()

    let kilobytes = bytes.count / 1000
    var table = Table(
      "One WDA export of \(kilobytes) kB, \(snapshot.count) nodes, \(findings) findings, on one core")
    for (name, seconds) in medians {
      table.add(
        name, fixed(seconds / medians[0].seconds, 2, "×"), fixed(seconds * 1000, 2, "ms"),
        fixed(Double(bytes.count) / seconds / 1e6, 0, "MB/s"))
    }
    table.print()
  }

  /// An export in English, as `audit --language en` takes it.
  private static func snapshot(of bytes: [UInt8]) throws -> Snapshot {
    try ExportReader().read(bytes, name: "wda.json").assuming(language: "en")
  }

  /// What each rule costs alone, the transcript left out, against all of them together.
  private func printRules() throws {
    let snapshot = try Self.snapshot(of: Array(WDAExport.make(bytes: 500_000, seed: 42).utf8))
    let transcript = ScreenReaders.transcript(of: snapshot)
    var contest = Rounds(rounds)
    let names = ["all rules"] + ruleBook.rules.map(\.path)
    for name in names {
      let auditor = Auditor(ruleBook: name == names[0] ? ruleBook : ruleBook.selecting { $0.path == name })
      contest.add(name) { _ = auditor.audit(snapshot, transcript: transcript) }
    }
    let medians = try contest.medians()
    var table = Table("Each rule alone, transcript given, against all together (they share expressions)")
    for (name, seconds) in medians {
      table.add(name, fixed(seconds / medians[0].seconds, 2, "×"), fixed(seconds * 1000, 3, "ms"))
    }
    table.print()
  }

  private func printFormats() throws {
    let inputs = [
      ("wda-json", WDAExport.make(bytes: 500_000, seed: 7)),
      ("droidbot", DroidBotExport.make(bytes: 500_000, seed: 7)),
      ("uiautomator-xml", UIAutomatorExport.make(bytes: 500_000, seed: 7)),
    ].map { ($0, Array($1.utf8)) }
    let reader = ExportReader()
    var contest = Rounds(rounds)
    for (name, bytes) in inputs {
      contest.add(name) {
        let snapshot = try reader.read(bytes, name: name)
        guard snapshot.format == name else { throw BenchProblem("\(name) was read as \(snapshot.format)") }
      }
    }
    let speeds = try zip(inputs, contest.medians()).map { ($0.0, Double($0.1.count) / $1.seconds) }
    let fastest = speeds.map(\.1).max() ?? .nan
    var table = Table("Reading 500 kB of each format, against the fastest")
    for (name, speed) in speeds { table.add(name, fixed(speed / fastest, 2, "×"), fixed(speed / 1e6, 0, "MB/s")) }
    table.print()
  }
}
