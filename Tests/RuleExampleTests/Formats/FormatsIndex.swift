import AccessibilityTree
import Audit

@testable import Readers

/// docs/formats.md: every format on one line, what may be around an export, and what is refused.
struct FormatsIndex {
  let survey: CoverageSurvey

  /// The whole page.
  var text: String {
    """
    # Export formats

    a11yd recognises a file by its content, never by its name. `a11yd doctor FILE` says what a file is, why, and what it
    can prove ([doctor.md](doctor.md)). This page and the page of each format are generated from what the readers
    declare and from the examples of the rules. A test keeps them current;
    `A11YD_RECORD=1 swift test --filter RuleExampleTests` writes them.

    | format | `AX_FORMAT` | platform | always carries | may carry | rules it can decide |
    |---|---|---|---|---|---|
    \(ExportFormats.all.map { row($0.format) }.joined(separator: "\n"))

    *May carry* counts what only some versions, settings or screens include. A rule counts as decided when its own
    failed examples still fail without what the export lacks. The first number assumes what every export carries, the
    second everything that one may carry. What an export does not carry is *not exported*: rules that need it answer
    *cannot tell* and name it.

    ## Rules that need more

    No exporter carries enough for all examples of these rules, even after every change that its page names and with
    announcements in the wrapper. Our own format does.

    | rule | platform | least that is lacking |
    |---|---|---|
    \(unreached.joined(separator: "\n"))

    ## What may be around an export

    a11yd reads an export through each of these layers:

    - gzip, whatever the file is called; the size limit counts the unpacked bytes
    - a byte order mark; UTF-16 with or without one; XML that declares windows-1252 or ISO-8859-1
    - log lines before the document and after it
    - a JSON string that holds the tree
    - the wrapper (`/usr/share/a11yd/snapshot.schema.json`), which adds what the export cannot say: app, screen,
      language, session and events
    - replies and reports of tools, with the tree under one of these keys:

    \(JSONWrapper.all.map { "  - `\($0.member)`, written by \($0.speaker)" }.joined(separator: "\n"))

    ## What is refused

    a11yd refuses these files, each with its own message:

    - empty files, files that end too early, and files with several documents (JSON Lines of trees)
    - text in other encodings
    - pictures, archives of several files, HTML pages, Git LFS pointers and AppleDouble files
    - captures that hold nothing
    - XML with a document type
    - files that fit no format, or more than one

    It knows these by name and does not read them:

    \(unsupported.map { "- \($0)" }.joined(separator: "\n"))

    """
  }

  /// A row for each rule that no exporter but our own format decides.
  private var unreached: [String] {
    let rows = Platform.allCases.flatMap { platform in
      let best = ExportFormats.all.map(\.format).filter { $0.platform == platform }.map { format in
        let all = format.carries.union(format.carriesIfSeen)
        let most = format.improvements.reduce(into: all.union([.events])) {
          $0.formUnion($1.carried(after: all, on: platform))
        }
        return survey.coverage(of: most, on: platform)
      }
      let decided = Set(best.flatMap { $0.rules(.all).map(\.rule) })
      return survey.coverage(of: .all, on: platform).rules.filter { !decided.contains($0.rule) }.map { rule in
        let lacking = best.map { survey.lacking(rule: rule.rule, in: $0) }.filter { !$0.isEmpty }
          .min { Self.count($0) < Self.count($1) }
        let names = lacking?.map { "`\($0.name)`" }.joined(separator: ", ") ?? ""
        return "| \(rule.rule) | \(platform.displayName) | \(names) |"
      }
    }
    return rows.isEmpty ? ["| none | | |"] : rows
  }

  private var unsupported: [String] {
    let names = UnsupportedFormats.json.map(\.name) + NamedDumps.names
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func row(_ format: ExportFormat) -> String {
    let page = FormatPage(format: format, survey: survey)
    let counts = page.platforms.map { platform in
      let (least, most) = page.coverages(on: platform)
      let name = page.platforms.count > 1 ? "\(platform.displayName) " : ""
      let (few, many) = (least.rules(.all).count, most.rules(.all).count)
      return "\(name)\(few == many ? "\(many)" : "\(few) to \(many)") of \(most.rules.count)"
    }
    return "| [\(format.displayName)](formats/\(format.name).md) | `\(format.name)` | "
      + "\(format.platform?.displayName ?? "both") | \(Self.count(format.carries)) | \(Self.count(format.carriesIfSeen)) | "
      + "\(counts.joined(separator: ", ")) |"
  }

  private static func count(_ properties: PropertySet) -> Int { properties.reduce(0) { count, _ in count + 1 } }
}
