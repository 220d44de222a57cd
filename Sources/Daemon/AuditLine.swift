public import AccessibilityTree
public import Audit
import Readers
import Rules
import Speech
import SystemPackage
public import Watch

/// The line from bytes to outcomes: a pure function of a file and of what is remembered of its session, by one set of rules.
public struct AuditLine: Sendable {
  /// How many rules run.
  public let ruleCount: Int
  /// Of all that rules say: an audit by others is no comparison.
  let rules: Fingerprint
  let audit: @Sendable (FinishedFile, SessionAuditor) -> Result<SnapshotAudit, LineProblem>

  /// A line that does this.
  public init(
    ruleCount: Int, rules: Fingerprint = Fingerprint(of: []),
    audit: @escaping @Sendable (FinishedFile, SessionAuditor) -> Result<SnapshotAudit, LineProblem>
  ) {
    (self.ruleCount, self.rules, self.audit) = (ruleCount, rules, audit)
  }

  /// Readers, speech and rules as configured.
  ///
  /// - Throws: `LineFailure` with every problem of every rule file.
  public init(_ configuration: Configuration) throws(LineFailure) {
    let (book, rules) = try Self.ruleBook(configuration)
    let reader = ExportReader(limits: configuration.readLimits)
    let auditor = Auditor(
      ruleBook: book, findingLimit: configuration.findings, textLimit: configuration.textLength)
    let language = configuration.language
    let platform = configuration.screenReader.platform
    self.init(ruleCount: book.rules.count, rules: rules) { file, sessions in
      do throws(ReadError) {
        let export = try file.bytes.withUnsafeBytes { bytes throws(ReadError) in
          try reader.read(padded: bytes, name: Excerpt.of(file.path.shown))
        }
        let snapshot = export.assuming(platform: platform, language: language, session: file.session)
          .guessingLanguage()
        return .success(
          sessions.audit(
            snapshot, name: file.path.shown, at: .now, by: auditor, tellsAgain: file.isAskedFor))
      } catch {
        return .failure(LineProblem(message: error.description, isIncomplete: error.isTruncation))
      }
    }
  }

  private static func ruleBook(_ configuration: Configuration) throws(LineFailure) -> (RuleBook, Fingerprint) {
    let texts: [RuleText]
    do throws(RuleDirectoryError) {
      texts = try RuleDirectory.read(configuration.rulesDirectories)
    } catch {
      throw LineFailure(problems: [error.description])
    }
    let (chosen, unknown): (RuleBook, [String])
    do throws(RuleProblems) {
      let book = try RuleBook(compiling: texts, including: [.stable, .draft])
      unknown = configuration.suppressions.problems(known: book.rules.map(\.path))
      chosen = configuration.includesDrafts ? book : book.selecting { $0.status == .stable }
    } catch {
      throw LineFailure(problems: error.problems.map(\.description))
    }
    guard unknown.isEmpty else { throw LineFailure(problems: unknown) }
    let words = texts.flatMap { [$0.path, $0.contents] } + ["\(configuration.includesDrafts)"]
    return (chosen.withoutExamples, Fingerprint(of: words))
  }
}

/// Why a file gave no audit; the message names the file, what is so, and what to do.
public struct LineProblem: Error, Hashable, Sendable {
  public let message: String
  /// Whether more bytes may mend it.
  public let isIncomplete: Bool

  /// A problem in words.
  public init(message: String, isIncomplete: Bool) { (self.message, self.isIncomplete) = (message, isIncomplete) }
}

/// Why there is no line: problems that a person has to repair, one a line.
public struct LineFailure: Error, Hashable, Sendable {
  public let problems: [String]

  /// Never empty.
  public init(problems: [String]) { self.problems = problems }
}
