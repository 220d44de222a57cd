import Daemon
import Rules

/// What a person waits for and what the machine gives up: `a11yd` as a process, started anew each time.
struct CommandBenchmark {
  let rounds: Int
  /// The built command.
  let command: String
  let folder: InputFolder

  func run() throws {
    try runStarts()
    try runAudits()
  }

  /// What one answer takes from start to exit, against `--version`, which answers without reading anything.
  func runStarts() throws {
    let file = folder.medium
    let commands: [(name: String, arguments: [String])] = [
      ("--version", ["--version"]),
      ("audit of one export of 50 kB", ["audit", "--rules", "rules", "--include-drafts", file]),
      ("speak of it", ["speak", file]),
      ("rules show of one rule", ["rules", "show", "--rules", "rules", try firstRule()]),
      ("doctor of it", ["doctor", "--rules", "rules", "--include-drafts", file]),
    ]
    var runs = [[ChildRun]](repeating: [], count: commands.count)
    // The first round fills the page cache.
    for round in 0...rounds {
      for (place, command) in commands.enumerated() {
        let run = try run(command.arguments)
        if round > 0 { runs[place].append(run) }
      }
    }
    var table = Table("One answer, from start to exit: wall, CPU, CPU ÷ that of `--version`, peak memory")
    let least = median(runs[0].map(\.cpuSeconds))
    for (command, runs) in zip(commands, runs) {
      let cpu = median(runs.map(\.cpuSeconds))
      table.add(
        command.name, fixed(median(runs.map(\.wallSeconds)) * 1e3, 1, "ms"), fixed(cpu * 1e3, 1, "ms"),
        fixed(cpu / least, 1, "×"), fixed(median(runs.map { Double($0.peakBytes) }) / 1e6, 0, "MB"))
    }
    table.print()
  }

  private func runAudits() throws {
    var runs: [[ChildRun]] = [[], [], [], []]
    for _ in 0..<rounds {
      runs[0].append(try audit(folder.small))
      runs[1].append(try audit(folder.large))
      runs[2].append(try audit(folder.many))
      runs[3].append(try audit(folder.many, "--format", "jsonl"))
    }
    let peaks = runs.map { median($0.map { Double($0.peakBytes) }) }
    let size = Double(folder.size(of: folder.large))

    var table = Table("`a11yd audit`, start included: wall, CPU, peak memory")
    for (name, runs) in zip(
      ["1 export of 1 kB", "1 export of 5 MB", "1,000 exports of 50 kB", "the same as JSON Lines"], runs)
    {
      table.add(
        name, fixed(median(runs.map(\.wallSeconds)), 3, "s"), fixed(median(runs.map(\.cpuSeconds)), 3, "s"),
        fixed(median(runs.map { Double($0.peakBytes) }) / 1e6, 0, "MB"))
    }
    table.add("peak for 5 MB, less that for 1 kB, ÷ the file", fixed((peaks[1] - peaks[0]) / size, 1, "×"))
    table.print()
  }

  private func audit(_ path: String, _ options: String...) throws -> ChildRun {
    try run(["audit", "--rules", "rules", "--include-drafts", path] + options)
  }

  private func run(_ arguments: [String]) throws -> ChildRun {
    let run = try ChildRun([command] + arguments)
    guard run.exitCode == 0 || run.exitCode == 1 else {
      throw BenchProblem(
        "`\(command) \(arguments.joined(separator: " "))` ended with \(run.exitCode); run it to see why")
    }
    return run
  }

  private func firstRule() throws -> String {
    guard let rule = try RuleDirectory.read(["rules"]).first(where: { $0.contents.contains("\nexpect:") }) else {
      throw BenchProblem("rules: there is no rule. Run this in the checkout")
    }
    return rule.path
  }
}
