import AccessibilityTree
import Audit
import Daemon
import Line
import Readers
import Rules
import Speech

/// Reads, hears and judges captures with the rules of this checkout that run by default.
struct AtlasAuditor: Sendable {
  private let auditor: Auditor
  /// By path and kind, and by path alone: the rows of the criteria that a rule decides.
  private let rows: [String: Set<String>]

  static let shared: Result<AtlasAuditor, any Error> = Result { try AtlasAuditor() }

  init() throws {
    let book = try RuleBook(
      compiling: RuleDirectory.read([Atlas.path("rules")]), including: [.stable])
    auditor = Auditor(ruleBook: book)
    rows = Dictionary(
      book.rules.flatMap { rule in
        Set([rule.kind?.path, nil]).map { (Self.key(rule.path, $0), Set(rule.decides)) }
      }
    ) { $0.union($1) }
  }

  /// What is heard of a capture.
  func transcript(of capture: WidgetCapture) throws -> Transcript {
    let platform = capture.screen.platform
    let line = ExportLine(screenReader: platform == .android ? TalkBack() : VoiceOver(), language: "en")
    return try line.transcript(of: PaddedBytes(copying: Array(capture.text.utf8)), name: "capture", session: nil)
  }

  /// What the rules find in one capture by itself.
  func findings(in transcript: Transcript) -> [Finding] {
    auditor.audit(transcript.snapshot, transcript: transcript).findings
  }

  /// What the rules find in the captures of a recording, each when nothing after it is known, and what was heard.
  func findings(inRecording captures: [WidgetCapture]) throws -> [Finding] {
    let session = SessionAuditor()
    return try captures.enumerated().flatMap { place, capture in
      let transcript = try transcript(of: capture)
      return session.audit(transcript, name: "\(place)", at: .now, by: auditor).findings
    }
  }

  /// Whether the finding is about one of these rows; of an export that hides of which kind a control is, perhaps in the
  /// words of another kind.
  func isAbout(_ finding: Finding, _ breaks: [String], inKind: Bool) -> Bool {
    // A rule of one page is about the rows of that page, whatever the kind of its target.
    let isOfOnePage = !finding.rule.hasPrefix("every/")
    let kind = inKind && !isOfOnePage ? finding.kind : nil
    return !(rows[Self.key(finding.rule, kind)] ?? []).isDisjoint(with: breaks)
  }

  private static func key(_ rule: String, _ kind: String?) -> String { rule + " " + (kind ?? "") }
}
