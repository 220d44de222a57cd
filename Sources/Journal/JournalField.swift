/// A field of a journal entry.
///
/// Only upper-case letters and underscores: the message catalog substitutes no other names, and journald drops fields with
/// other characters, or with a leading underscore, without a word.
///
/// Source: systemd.journal-fields(7); docs/journal-fields.md.
public enum JournalField: String, CaseIterable, Sendable {
  case message = "MESSAGE"
  case messageID = "MESSAGE_ID"
  case priority = "PRIORITY"
  case identifier = "SYSLOG_IDENTIFIER"

  case rule = "AX_RULE"
  case expectation = "AX_EXPECTATION"
  case outcome = "AX_OUTCOME"
  /// Why a target could not be judged.
  case reason = "AX_REASON"
  case impact = "AX_IMPACT"
  case wcag = "AX_WCAG"

  case platform = "AX_PLATFORM"
  case app = "AX_APP"
  case screen = "AX_SCREEN"
  case snapshot = "AX_SNAPSHOT"
  case format = "AX_FORMAT"

  case node = "AX_NODE"
  case role = "AX_ROLE"
  /// As the app wrote it, controls included.
  case name = "AX_NAME"
  case heard = "AX_HEARD"
  case bounds = "AX_BOUNDS"
  case nodeIdentifier = "AX_IDENTIFIER"
  case finding = "AX_FINDING"

  /// The nodes of a folded entry, one a line, at most `Folding.nodeLimit`.
  case nodes = "AX_NODES"
  /// How many findings a folded entry stands for.
  case count = "AX_COUNT"

  case failed = "AX_FAILED"
  case passed = "AX_PASSED"
  case cannotTell = "AX_CANNOT_TELL"
  case inapplicable = "AX_INAPPLICABLE"
  case untested = "AX_UNTESTED"
  case nodeCount = "AX_NODE_COUNT"
  case milliseconds = "AX_MILLISECONDS"
  /// What a message of the daemon itself is about: a path, a problem.
  case detail = "AX_DETAIL"
}
