extension RuleText {
  /// The lines where a template is still to be filled; empty for files that no template began.
  public var unwritten: [RuleProblem] {
    guard role == .rule || role == .examples, contains(RuleTemplate.mark) else { return [] }
    let lines = contents.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      guard let place = line.firstRange(of: RuleTemplate.mark)?.lowerBound else { return nil }
      return RuleProblem(
        file: file, line: number + 1, column: line.distance(from: line.startIndex, to: place) + 1,
        message: "still to write: \(line.trimmingPrefix { $0 == " " || $0 == "-" })")
    }
  }

  /// Whether the file calls itself a draft.
  public var isDraft: Bool { contains("\nstatus: draft") }
}
