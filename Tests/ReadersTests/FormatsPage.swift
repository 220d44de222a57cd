import AccessibilityTree
import Readers

/// docs/formats.md, made of what the readers declare.
enum FormatsPage {
  static var text: String {
    let formats = ExportFormats.all.map(\.format)
    return head(formats) + formats.map(section).joined() + tail
  }

  private static func head(_ formats: [ExportFormat]) -> String {
    """
    # Export formats

    a11yd knows a file by what is in it, never by its name. This page is made from what the readers declare; a test keeps
    it true (`A11YD_RECORD=1 swift test --filter ReadersTests` writes it anew).

    | format | `AX_FORMAT` | platform |
    |---|---|---|
    \(formats.map { "| \($0.displayName) | `\($0.name)` | \($0.platform?.displayName ?? "both") |" }.joined(separator: "\n"))

    What an export does not carry is *not exported*: rules that need it answer `cantTell` and name it.


    """
  }

  private static func section(_ format: ExportFormat) -> String {
    let lacks = PropertySet.all.subtracting(format.carries).subtracting(format.carriesIfSeen)
      .subtracting([.platform, .language, .events])
    return """
      ## \(format.displayName)

      Export it: \(format.howToExport).

      - Always carries: \(names(format.carries))
      - Carries if any node has it: \(names(format.carriesIfSeen))
      - Never carries: \(names(lacks))

      \(format.notes.joined(separator: "\n"))


      """
  }

  private static func names(_ properties: PropertySet) -> String {
    let names = properties.map { "`\($0.name)`" }
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  private static let tail = """
    ## What may be around an export

    gzip, whatever the file is called (the limit of size counts what is unpacked); a byte order mark; UTF-16 with or
    without one; XML in windows-1252 or ISO-8859-1 that declares it; log lines before the first line that begins like a
    document, and behind the document; a WebDriver reply (`{"value": …, "sessionId": …}`) with the tree or with a string
    that holds it; and the wrapper of `config/snapshot.schema.json`, which adds what the export cannot say: app, screen,
    language, session, events.

    ## What is refused

    Each with a message of its own: empty files; files that end too early; files with several documents (JSON Lines of
    trees); text in other encodings; pictures, archives of several files, HTML pages, Git LFS
    pointers, AppleDouble files; captures that hold nothing; XML with a document type; files that fit no format or two;
    and formats that are known by name and not read yet: Trailblaze, Rico, axe-android, idb, AXe, Maestro, A11yUITests,
    AccessibilitySnapshot, ATF, android_env, mobilerun and droidrun portals, AutoMobile, GKD, Flutter semantics, Detox,
    Poco.

    """
}
