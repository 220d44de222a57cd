public import Audit

/// One finding as a baseline keeps it: a line that a person can review.
public struct BaselineEntry: Hashable, Sendable {
  /// `Finding.id`: all that counts when findings are compared.
  public let id: String
  /// What the finding is, for the person who reviews the file; one line.
  public let words: String

  /// The line of a finding: its rule, its screen or file, and its element.
  public init(_ finding: Finding, in file: AuditedFile) {
    id = finding.id
    let screen = finding.capture.map(\.screen) ?? file.audit.screen
    let element = finding.node.identifier ?? finding.node.name ?? finding.node.path
    let outcome = finding.outcome == .failed ? "" : "  (cannot tell)"
    // Without its directory, which depends on where the audit was started.
    let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
    words = BaselineText.words([finding.rule, screen ?? name, element]) + outcome
  }

  init(id: String, words: String) { (self.id, self.words) = (id, words) }
}
