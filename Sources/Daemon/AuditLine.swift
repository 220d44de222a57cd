public import AccessibilityTree
public import Audit
import Line
import Readers
import Rules
import Speech
import SystemPackage
public import Watch

/// The line from bytes to outcomes with one set of rules. A pure function of a file, the captures before it in its
/// session, and the time; the caller passes all three.
public struct AuditLine: Sendable {
  /// The number of rules that run.
  public let ruleCount: Int
  /// Identifies the rules. An audit with other rules cannot be compared.
  let rules: Fingerprint
  private let run: Run
  /// Lets go of what is kept to make the next audit faster.
  let rest: @Sendable () -> Void

  /// Audits a file, given the open sessions and the time.
  public typealias Run =
    @Sendable (FinishedFile, SessionAuditor, ContinuousClock.Instant) -> Result<SnapshotAudit, LineProblem>

  /// A line that runs this function.
  ///
  /// - Parameter rest: lets go of what is kept to make the next audit faster.
  public init(
    ruleCount: Int, rules: Fingerprint = Fingerprint(of: []), rest: @escaping @Sendable () -> Void = {},
    run: @escaping Run
  ) {
    (self.ruleCount, self.rules, self.rest, self.run) = (ruleCount, rules, rest, run)
  }

  /// A line with readers, speech and rules as configured.
  ///
  /// - Throws: `LineFailure` with every problem of every rule file.
  public init(_ configuration: Configuration) throws(LineFailure) {
    let (book, rules) = try Self.ruleBook(configuration)
    let auditor = Auditor(
      ruleBook: book, findingLimit: configuration.findings, textLimit: configuration.textLength)
    let line = ExportLine(configuration)
    let ruleCount = Set(book.rules.map(\.path)).count
    self.init(ruleCount: ruleCount, rules: rules, rest: auditor.forgetWords) { file, sessions, now in
      do throws(ReadError) {
        let content = try file.bytes.withUnsafeBytes { bytes throws(ReadError) in
          try line.content(ofPadded: bytes, name: Excerpt.of(file.path.shown), session: file.session)
        }
        switch content {
        case .screen(let transcript):
          return .success(
            sessions.audit(
              transcript, name: file.path.shown, at: now, by: auditor, tellsAgain: file.isAskedFor,
              isKnown: file.isKnown))
        case .action(let action):
          return .success(
            sessions.audit(action, name: file.path.shown, at: now, by: auditor, isKnown: file.isKnown))
        case .log(let log):
          return .success(
            sessions.audit(
              log, name: file.path.shown, session: file.session, at: now, by: auditor, isKnown: file.isKnown))
        }
      } catch {
        return .failure(
          LineProblem(
            message: error.description, isIncomplete: error.isTruncation, isSilentLog: error.kind == .silent))
      }
    }
  }

  /// The audit of a file, compared with the captures before it in its session.
  func audit(
    _ file: FinishedFile, in sessions: SessionAuditor, at now: ContinuousClock.Instant
  ) -> Result<SnapshotAudit, LineProblem> { run(file, sessions, now) }

  private static func ruleBook(_ configuration: Configuration) throws(LineFailure) -> (RuleBook, Fingerprint) {
    let texts: [RuleText]
    do throws(RuleDirectoryError) {
      texts = try RuleDirectory.read(configuration.rulesDirectories)
    } catch {
      throw LineFailure(problems: [error.description])
    }
    let (chosen, unknown): (RuleBook, [String])
    do throws(RuleProblems) {
      let book = try RuleBook(compiling: texts, including: [.stable, .draft], reading: .judging)
      let paths = book.rules.map(\.path) + book.rules.compactMap(\.formerPath)
      let kinds = book.kinds.flatMap { [$0.kind.path, $0.kind.formerPath].compactMap(\.self) }
      unknown =
        configuration.suppressions.problems(knownRules: paths, kinds: kinds.sorted())
        + configuration.unknownPages(known: book.judgedPages)
      chosen = (configuration.includesDrafts ? book : book.selecting { $0.status == .stable })
        .selecting(configuration.pages)
    } catch {
      throw LineFailure(problems: error.problems.map(\.description))
    }
    guard unknown.isEmpty else { throw LineFailure(problems: unknown) }
    let words = texts.flatMap { [$0.path, $0.contents] } + ["\(configuration.includesDrafts)"] + chosen.judgedPages
    return (chosen, Fingerprint(of: words))
  }
}
