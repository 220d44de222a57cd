import Daemon
import Glibc
import Rules

/// `swift build -c release --product a11yd && swift run -c release a11yd-bench`: what the audit costs, in ratios.
///
/// `a11yd-bench start` measures what one answer of the command takes, from start to exit;
/// `a11yd-bench stages [<rounds>]` leaves out the runs of the command; `a11yd-bench rules [<export>] [<rounds>]` says
/// what all rules cost against reading the export, and what each added rule costs; `a11yd-bench each [<export>]
/// [<rounds>]` says what an audit would save without each of them; `a11yd-bench spin <stage> <rounds>`
/// does one of `read`, `transcript` and `audit` over and over, for profilers; `a11yd-bench ledger` says what it costs to
/// remember audits and to deliver their entries;
/// `a11yd-bench xml [<rounds>]` compares reading XML with libxml2's bare parser and with reading JSON;
/// `a11yd-bench growth [<format> …]` says how time and memory grow with an export of each format; `a11yd-bench
/// accuracy` which seeded defects the rules find; `a11yd-bench blind` what they say of screens whose answer was written
/// before them; `a11yd-bench sample` draws findings for people to judge.
@main
enum Bench {
  /// Medians settle within so many; more take patience.
  private static let stageRounds = 31
  private static let commandRounds = 7

  static func main() {
    do {
      // A child's peak memory is counted from this process's, so the large inputs are made by a process of their own.
      if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "fill" {
        try InputFolder(path: CommandLine.arguments[2]).fill()
      } else if CommandLine.arguments.count == 5, CommandLine.arguments[1] == "read" {
        let (mode, file, output) = (CommandLine.arguments[2], CommandLine.arguments[3], CommandLine.arguments[4])
        try ReadMeasurement.run(mode: mode, file: file, output: output, ruleBook: ruleBook)
      } else if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "start" {
        let folder = try InputFolder()
        defer { folder.remove() }
        try folder.fillMedium()
        try CommandBenchmark(rounds: stageRounds, command: ownFolder() + "/a11yd", folder: folder).runStarts()
      } else if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "growth" {
        let folder = try InputFolder()
        defer { folder.remove() }
        try GrowthBenchmark(formats: Array(CommandLine.arguments.dropFirst(2)), folder: folder).run()
      } else if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "accuracy" {
        let benchmark = try AccuracyBenchmark(arguments: Array(CommandLine.arguments.dropFirst(2)))
        if try !benchmark.run(ruleBook: try ruleBook()) { exit(1) }
      } else if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "blind" {
        try BlindBenchmark(arguments: Array(CommandLine.arguments.dropFirst(2))).run()
      } else if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "sample" {
        try SampleCommand(arguments: Array(CommandLine.arguments.dropFirst(2))).run(ruleBook: try ruleBook())
      } else if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "ledger" {
        try LedgerBenchmark(rounds: stageRounds, ruleBook: try ruleBook()).run()
        try DeliveryBenchmark(rounds: stageRounds, ruleBook: try ruleBook()).run()
      } else if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "rules" {
        let arguments = CommandLine.arguments.dropFirst(2)
        let rounds = arguments.last.flatMap { Int($0) }
        let file = arguments.first.flatMap { Int($0) == nil ? $0 : nil }
        try RuleBenchmark(rounds: rounds ?? stageRounds, ruleBook: try ruleBook(), file: file).run()
      } else if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "each" {
        let arguments = CommandLine.arguments.dropFirst(2)
        let rounds = arguments.last.flatMap { Int($0) }
        let file = arguments.first.flatMap { Int($0) == nil ? $0 : nil }
        try RuleBenchmark(rounds: rounds ?? stageRounds, ruleBook: try ruleBook(), file: file).runEach()
      } else if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "spin" {
        try RuleBenchmark(rounds: Int(CommandLine.arguments[3]) ?? 100, ruleBook: try ruleBook(), file: nil)
          .spin(CommandLine.arguments[2])
      } else if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "xml" {
        let rounds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? stageRounds
        try XMLBenchmark(rounds: rounds).run()
      } else if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "stages" {
        try runStages(rounds: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? stageRounds)
      } else {
        try run()
      }
    } catch {
      print("a11yd-bench: \(error)")
      exit(1)
    }
  }

  private static func run() throws {
    let folder = try InputFolder()
    defer { folder.remove() }
    guard try ChildRun(["/proc/self/exe", "fill", folder.path]).exitCode == 0 else {
      throw BenchProblem("\(folder.path): cannot be filled")
    }
    print(
      "Medians of rounds taken in turn, on \(sysconf(CInt(_SC_NPROCESSORS_ONLN))) cores. Ratios travel, times do not.\n"
    )
    try CommandBenchmark(rounds: commandRounds, command: ownFolder() + "/a11yd", folder: folder).run()
    try runStages(rounds: stageRounds)
    try RuleBenchmark(rounds: stageRounds, ruleBook: try ruleBook(), file: nil).run()
    try XMLBenchmark(rounds: stageRounds).run()
    try LedgerBenchmark(rounds: stageRounds, ruleBook: try ruleBook()).run()
    try DeliveryBenchmark(rounds: stageRounds, ruleBook: try ruleBook()).run()
    try GrowthBenchmark(formats: [], folder: folder).run()
  }

  /// Only what happens inside the process; one round is enough to count instructions.
  private static func runStages(rounds: Int) throws {
    try StageBenchmark(rounds: rounds, ruleBook: try ruleBook()).run()
  }

  private static func ruleBook() throws -> RuleBook {
    try RuleBook(compiling: RuleDirectory.read(["rules"]), including: [.stable, .draft])
  }

  /// Where SwiftPM puts executables side by side.
  private static func ownFolder() -> String {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "." }
    defer { free(resolved) }
    let path = String(cString: resolved)
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
