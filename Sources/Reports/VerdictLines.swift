import AccessibilityTree
import Audit

/// Text about the exporter's own checks: how many of their failures the rules found too, and each one that they did not
/// find.
struct VerdictLines {
  let verdicts: [ComparedVerdict]
  /// How many places of one check are named; nil for all.
  let shownPlaces: Int?

  /// One sentence per line, tool by tool in the order of their first failures.
  var sentences: [String] {
    let failed = verdicts.filter { $0.outcome == .failed }
    return Self.inOrder(failed.map(\.tool)).flatMap { tool in
      let own = failed.filter { $0.tool == tool }
      let rest = own.filter { $0.agrees != true }
      return agreement(tool, of: own.count, agreed: own.count - rest.count)
        + Self.inOrder(rest.map(\.check)).map { check in more(tool, check, rest.filter { $0.check == check }) }
    }
  }

  private func agreement(_ tool: String, of total: Int, agreed: Int) -> [String] {
    guard agreed > 0 else { return [] }
    let found = agreed < total ? "\(Counted.number(agreed)) of them" : total == 1 ? "it" : total == 2 ? "both" : "all"
    return ["\(CleanText.line(tool)) failed \(Counted.things(total, "target")); a11yd found \(found) too"]
  }

  private func more(_ tool: String, _ check: String, _ verdicts: [ComparedVerdict]) -> String {
    let places = verdicts.compactMap(\.node)
    let shown = places.prefix(shownPlaces ?? places.count)
    var text = "\(tool) found \(Counted.number(verdicts.count)) more: \(check) "
    if places.isEmpty { return CleanText.line(text + "at a node that the export does not name") }
    text += "at " + shown.joined(separator: ", ")
    if verdicts.count > shown.count { text += " and \(Counted.number(verdicts.count - shown.count)) more" }
    return CleanText.line(text)
  }

  private static func inOrder(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
