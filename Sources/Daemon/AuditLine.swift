import AccessibilityTree
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
  let audit: @Sendable (FinishedFile, SessionAuditor) -> Result<SnapshotAudit, LineProblem>

  /// A line that does this.
  public init(
    ruleCount: Int, audit: @escaping @Sendable (FinishedFile, SessionAuditor) -> Result<SnapshotAudit, LineProblem>
  ) {
    (self.ruleCount, self.audit) = (ruleCount, audit)
  }

  /// Readers, speech and rules as configured.
  ///
  /// - Throws: `LineFailure` with every problem of every rule file.
  public init(_ configuration: Configuration) throws(LineFailure) {
    let book = try Self.ruleBook(configuration)
    let reader = ExportReader(limits: configuration.readLimits)
    let auditor = Auditor(ruleBook: book)
    let language = configuration.language
    let platform = configuration.screenReader.platform
    self.init(ruleCount: book.rules.count) { file, sessions in
      do throws(ReadError) {
        let export = try file.bytes.withUnsafeBytes { bytes throws(ReadError) in
          try reader.read(padded: bytes, name: file.path.string)
        }
        let snapshot = export.assuming(platform: platform, language: language, session: file.session)
          .guessingLanguage()
        return .success(sessions.audit(snapshot, name: file.path.string, at: .now, by: auditor))
      } catch {
        return .failure(LineProblem(message: error.description, isIncomplete: error.isTruncation))
      }
    }
  }

  private static func ruleBook(_ configuration: Configuration) throws(LineFailure) -> RuleBook {
    let texts: [RuleText]
    do throws(RuleDirectoryError) {
      texts = try RuleDirectory.read(configuration.rulesDirectories)
    } catch {
      throw LineFailure(problems: [error.description])
    }
    do throws(RuleProblems) {
      return try RuleBook(compiling: texts, including: configuration.includesDrafts ? [.stable, .draft] : [.stable])
        .withoutExamples
    } catch {
      throw LineFailure(problems: error.problems.map(\.description))
    }
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
