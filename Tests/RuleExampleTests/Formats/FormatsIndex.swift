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

    a11yd knows a file by what is in it, never by its name. `a11yd doctor FILE` says what a file is, why, and what it can
    prove ([doctor.md](doctor.md)). This page and those of the formats are made from what the readers declare and from the
    examples of the rules; a test keeps them true (`A11YD_RECORD=1 swift test --filter RuleExampleTests` writes them anew).

    | format | `AX_FORMAT` | platform | always carries | may carry | rules it can decide |
    |---|---|---|---|---|---|
    \(ExportFormats.all.map { row($0.format) }.joined(separator: "\n"))

    *May carry* counts what only some versions, settings or screens have; a rule counts as decided where its own failed
    examples still fail without what the export lacks: by what every export carries, and by all that one may carry. What an
    export does not carry is *not exported*: rules that need it answer `cantTell` and name it.

    ## Rules that ask for more

    With everything that any one exporter may carry after any change that its page names, and with what was announced in the
    wrapper, these can still not be decided, or not all of them; in our own format they can.

    | rule | platform | least that is lacking |
    |---|---|---|
    \(unreached.joined(separator: "\n"))

    ## What may be around an export

    gzip, whatever the file is called (the limit of size counts what is unpacked); a byte order mark; UTF-16 with or
    without one; XML in windows-1252 or ISO-8859-1 that declares it; log lines before the first line that begins like a
    document, and behind the document; and a string that holds the tree. The wrapper of `config/snapshot.schema.json` adds what the export cannot say: app, screen,
    language, session, events. And the replies and reports of tools, with the tree below the key:

    \(JSONWrapper.all.map { "- `\($0.member)`, written by \($0.speaker)" }.joined(separator: "\n"))

    ## What is refused

    Each with a message of its own: empty files; files that end too early; files with several documents (JSON Lines of
    trees); text in other encodings; pictures, archives of several files, HTML pages, Git LFS pointers, AppleDouble files;
    captures that hold nothing; XML with a document type; files that fit no format or two; and what is known by name and not
    read:

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
