import AccessibilityTree
import Reports
import Rules

/// Reads files of JSON Lines and adds what they tell to reports, export by export.
struct LinesReport {
  let paths: [String]
  let rules: [Rule]
  /// Whether somebody sees how far it is.
  let showsProgress: Bool

  /// Whoever gives a file of something else is told so without a message for each of its lines.
  private static let toldProblems = 20

  /// Adds everything that can be read.
  ///
  /// - Parameter add: adds an item; each report makes it for itself.
  /// - Returns: whether all of it could be read. What could not is said on standard error.
  /// - Throws: what `add` throws.
  func read(_ add: ((any Report) -> ReportDocument.Item) throws -> Void) throws -> Bool {
    var progress = Progress(isShown: showsProgress)
    var (exports, isWhole) = (0, true)
    for path in paths {
      var problems = 0
      func tell(_ problem: String) {
        problems += 1
        progress.clear()
        if problems <= Self.toldProblems { StandardError.write(problem) }
      }
      var files = JSONLinesFiles(rules: rules)
      func write(_ complete: [AuditedFile]) throws {
        for file in complete { try add { ReportDocument.Item(file, in: $0) } }
        exports += complete.count
        progress.tell("reading \(path): \(Counted.things(exports, "export")) …")
      }
      var input: JSONLinesInput?
      do { input = try JSONLinesInput(path) } catch { tell("\(error)") }
      while true {
        let line: JSONLinesInput.Line?
        do {
          line = try input?.next()
        } catch {
          tell("\(error)")
          break
        }
        guard let line else { break }
        switch line {
        case .entry(let entry):
          try write(files.take(entry))
          if case .unreadable(let file) = entry { try add { ReportDocument.Item(file, in: $0) } }
        case .problem(let problem):
          files.takeBroken()
          tell("\(path): \(problem)")
        }
      }
      try write(files.end())
      if problems > Self.toldProblems {
        StandardError.write("\(path): \(Counted.things(problems - Self.toldProblems, "more line")) could not be read.")
      }
      isWhole = isWhole && problems == 0
    }
    progress.clear()
    return isWhole
  }
}
