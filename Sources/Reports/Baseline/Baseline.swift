/// The findings that a project knows already: an audit that is given them fails only on others.
///
/// A text file for version control: a line for each finding, which begins with its id. Lines that begin with `#` and
/// empty lines are comments.
public struct Baseline: Hashable, Sendable {
  /// The findings by their ids.
  public private(set) var entries: [String: BaselineEntry] = [:]

  /// A baseline of these findings; one with the id of another takes its place.
  public init(_ entries: some Sequence<BaselineEntry> = []) {
    for entry in entries { self.entries[entry.id] = entry }
  }

  /// Reads a file.
  ///
  /// - Parameter path: what problems call it.
  /// - Throws: every line that is no finding.
  public init(_ text: String, path: String) throws(BaselineProblems) {
    var problems: [(number: Int, text: String)] = []
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimming(while: \.isWhitespace)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let id = line.prefix { !$0.isWhitespace }
      guard id.utf8.count == 32, id.allSatisfy(\.isHexDigit) else {
        problems.append((place + 1, String(line)))
        continue
      }
      let words = line.dropFirst(id.count).drop(while: \.isWhitespace)
      let entry = BaselineEntry(id: id.lowercased(), words: String(words))
      entries[entry.id] = entry
    }
    if !problems.isEmpty { throw BaselineProblems(path: path, lines: problems) }
  }

  /// The file, its comments at the top included.
  public var text: String { BaselineText.render(entries.values) }

  /// The ids of the findings of a file that are known.
  public func known(among findings: [BaselineEntry]) -> Set<String> {
    Set(findings.lazy.map(\.id).filter { entries[$0] != nil })
  }
}

extension Substring {
  fileprivate func trimming(while isDropped: (Character) -> Bool) -> Substring {
    var rest = drop(while: isDropped)
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
