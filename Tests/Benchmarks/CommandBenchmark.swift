/// What a person waits for and what the machine gives up: `a11yd audit` as a process, started anew each time.
struct CommandBenchmark {
  let rounds: Int
  /// The built command.
  let command: String
  let folder: InputFolder

  func run() throws {
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
    let run = try ChildRun([command, "audit", "--rules", "rules", "--include-drafts", path] + options)
    guard run.exitCode == 0 || run.exitCode == 1 else {
      throw BenchProblem("`\(command) audit \(path)` ended with \(run.exitCode); run it to see why")
    }
    return run
  }
}
