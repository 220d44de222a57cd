import AccessibilityTree
import Audit
import Daemon
import Glibc
import Readers
import Rules
import Speech

/// What all rules cost for one export against the time of reading it, and what each rule that is added costs.
///
/// `a11yd-bench rules [<export>] [<rounds>]`; without an export it is a generated one of 1,901 nodes.
struct RuleBenchmark {
  let rounds: Int
  let ruleBook: RuleBook
  /// Path of the export; nil for the generated one.
  let file: String?

  func run() throws {
    let bytes = try file.map(Self.contents) ?? Array(WDAExport.make(bytes: 500_000, seed: 42).utf8)
    let name = file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "wda.json"
    let padded = PaddedBytes(copying: bytes)
    let reader = ExportReader()
    var snapshot = try reader.read(padded, name: name)
    if file == nil { snapshot = snapshot.assuming(language: "en") }
    let transcript = ScreenReaders.transcript(of: snapshot)

    var contest = Rounds(rounds)
    contest.add("read") { _ = try reader.read(padded, name: name) }
    contest.add("transcript") { _ = ScreenReaders.transcript(of: snapshot) }
    let none = Auditor(ruleBook: ruleBook.selecting { _ in false })
    contest.add("audit without rules, transcript given") { _ = none.audit(snapshot, transcript: transcript) }
    let stable = Auditor(ruleBook: ruleBook.selecting { $0.status == .stable })
    contest.add("audit without drafts, transcript given") { _ = stable.audit(snapshot, transcript: transcript) }
    contest.add("audit by \(ruleBook.rules.count) rules, transcript given") { [auditor = Auditor(ruleBook: ruleBook)] in
      _ = auditor.audit(snapshot, transcript: transcript)
    }
    let widths = (0..<snapshot.count).map { Double(snapshot[$0].bounds.value?.width ?? 0) }
    for model in MultipliedBook.Model.allCases {
      for copies in Self.copies {
        let book = try MultipliedBook(ruleBook, model).times(copies, widths: widths)
        let auditor = Auditor(ruleBook: book)
        contest.add("audit by \(book.rules.count) rules, \(model.words)") {
          _ = auditor.audit(snapshot, transcript: transcript)
        }
      }
    }
    let medians = try contest.medians()
    let read = medians[0].seconds
    var table = Table("All rules over \(name), \(bytes.count / 1000) kB, \(snapshot.count) nodes, against reading it")
    for (name, seconds) in medians { table.add(name, fixed(seconds / read, 2, "×"), fixed(seconds * 1000, 3, "ms")) }
    let audits = medians.dropFirst(4).map(\.seconds)
    let rules = Double(ruleBook.rules.count)
    let nodes = Double(snapshot.count)
    for (number, model) in MultipliedBook.Model.allCases.enumerated() {
      let most = Self.copies[Self.copies.count - 1]
      let added = (audits[(number + 1) * Self.copies.count] - audits[0]) / (rules * Double(most - 1))
      table.add(
        "each rule added up to \(most) × \(Int(rules)), \(model.words)",
        fixed(added / read, 4, "×"), fixed(added * 1e6, 2, "µs, "), fixed(added / nodes * 1e9, 2, "ns a node"))
    }
    table.print()
    try printMemory()
  }

  /// What the audit of the export would save without each rule, the dearest first, against reading it. What it would
  /// save without the rule in the middle counts as nothing.
  func runEach() throws {
    let bytes = try file.map(Self.contents) ?? Array(WDAExport.make(bytes: 500_000, seed: 42).utf8)
    let padded = PaddedBytes(copying: bytes)
    let reader = ExportReader()
    var snapshot = try reader.read(padded, name: "wda.json")
    if file == nil { snapshot = snapshot.assuming(language: "en") }
    let transcript = ScreenReaders.transcript(of: snapshot)
    var contest = Rounds(rounds)
    contest.add("read") { [snapshot] in
      _ = snapshot
      _ = try reader.read(padded, name: "wda.json")
    }
    let paths = Set(ruleBook.rules.map(\.path)).sorted()
    for path in paths {
      let without = Auditor(ruleBook: ruleBook.selecting { $0.path != path })
      contest.add(path) { [snapshot] in _ = without.audit(snapshot, transcript: transcript) }
    }
    let medians = try contest.medians()
    let read = medians[0].seconds
    // Most rules cost next to nothing, and an audit of all finds the caches in another state than these do.
    let costs = medians.dropFirst().map(\.seconds).sorted()
    let usual = costs[costs.count / 2]
    var table = Table(
      "What an audit of \(snapshot.count) nodes would save without each rule, against reading them, the middle one as 0"
    )
    for (name, seconds) in medians.dropFirst().sorted(by: { $0.seconds < $1.seconds }) {
      table.add(name, fixed((usual - seconds) / read, 3, "×"), fixed((usual - seconds) * 1e6, 1, "µs"))
    }
    table.print()
  }

  /// One stage over and over, for profilers and for counting instructions.
  ///
  /// - Parameter what: `read`, `transcript`, or `audit` with the transcript given.
  func spin(_ what: String) throws {
    let bytes = try file.map(Self.contents) ?? Array(WDAExport.make(bytes: 500_000, seed: 42).utf8)
    let padded = PaddedBytes(copying: bytes)
    let reader = ExportReader()
    let snapshot = try reader.read(padded, name: "wda.json").assuming(language: "en")
    let transcript = ScreenReaders.transcript(of: snapshot)
    let auditor = Auditor(ruleBook: ruleBook)
    for _ in 0..<rounds {
      switch what {
      case "read": _ = try reader.read(padded, name: "wda.json")
      case "transcript": _ = ScreenReaders.transcript(of: snapshot)
      default: _ = auditor.audit(snapshot, transcript: transcript)
      }
    }
  }

  /// How many times over the rule book is audited, besides once.
  private static let copies = [2, 4]

  /// What rules take in memory, as the kernel counts it.
  private func printMemory() throws {
    let lean = try RuleBook(
      compiling: RuleDirectory.read(["rules"]), including: [.stable, .draft], reading: .judging)
    let resident = Self.residentBytes
    // So many that what the allocator keeps in reserve does not count.
    let book = try MultipliedBook(lean).times(40)
    let auditor = Auditor(ruleBook: book)
    let more = Self.residentBytes - resident
    let added = Double(book.rules.count - lean.rules.count)
    withExtendedLifetime(auditor) {}
    var table = Table("Memory of \(Int(added)) more rules that share nothing, for each 150 of them")
    table.add("RssAnon", fixed(Double(more) * 150 / added / 1e6, 2, "MB"))
    table.print()
  }

  /// `RssAnon` of this process; 0 where the kernel does not say.
  private static var residentBytes: Int {
    guard let status = try? contents(of: "/proc/self/status") else { return 0 }
    let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("RssAnon:") }
    let kilobytes = line.flatMap { $0.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first }
    return (kilobytes.flatMap { Int($0) } ?? 0) * 1024
  }

  private static func contents(of path: String) throws(BenchProblem) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw BenchProblem("\(path): cannot be opened") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes
  }
}
