import AccessibilityTree

/// A baseline as it is written: the findings sorted by their words, so that a change shows as few lines as possible.
enum BaselineText {
  static let heading = """
    # Known findings of a11yd, one per line. “a11yd audit --baseline” fails only on others. Only the id counts.
    # Fix what is listed here, then write the file anew with --update-baseline.

    """

  /// The whole file.
  static func render(_ entries: some Sequence<BaselineEntry>) -> String {
    let sorted = entries.sorted { ($0.words, $0.id) < ($1.words, $1.id) }
    return heading + sorted.map { "\($0.id)  \($0.words)\n" }.joined()
  }

  /// Parts of a line, each cleaned and shortened.
  static func words(_ parts: [String]) -> String {
    parts.map { part in
      let line = CleanText.line(part)
      return line.count > limit ? line.prefix(limit) + "…" : line
    }.joined(separator: "  ")
  }

  private static let limit = 80
}
