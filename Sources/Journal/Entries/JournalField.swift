/// The name of a field of a journal entry: letters A to Z and underscores, no underscore first, 64 bytes at most.
///
/// The message catalog substitutes no other names, and journald silently drops a field with another name. So a bad name
/// cannot be created.
///
/// Source: systemd.journal-fields(7); docs/logging.md.
public struct JournalField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The field of this name, or nil if it is not a valid name.
  public init?(rawValue: String) {
    let bytes = rawValue.utf8
    guard let first = bytes.first, first != UInt8(ascii: "_"), bytes.count <= Self.longest,
      bytes.allSatisfy({ $0 == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }

  private init(known: String) { rawValue = known }

  private static let longest = 64
}

extension JournalField: CaseIterable {
  public static let message = JournalField(known: "MESSAGE")
  public static let messageID = JournalField(known: "MESSAGE_ID")
  public static let priority = JournalField(known: "PRIORITY")
  public static let identifier = JournalField(known: "SYSLOG_IDENTIFIER")

  public static let rule = JournalField(known: "AX_RULE")
  public static let expectation = JournalField(known: "AX_EXPECTATION")
  /// The kind of control that a finding is about, such as `button`; absent for rules about a screen.
  public static let kind = JournalField(known: "AX_KIND")
  public static let outcome = JournalField(known: "AX_OUTCOME")
  /// Why a target could not be judged.
  public static let reason = JournalField(known: "AX_REASON")
  public static let impact = JournalField(known: "AX_IMPACT")
  public static let wcag = JournalField(known: "AX_WCAG")

  public static let platform = JournalField(known: "AX_PLATFORM")
  public static let app = JournalField(known: "AX_APP")
  public static let screen = JournalField(known: "AX_SCREEN")
  public static let snapshot = JournalField(known: "AX_SNAPSHOT")
  public static let format = JournalField(known: "AX_FORMAT")
  /// The other captures that a finding is based on, one per line.
  public static let steps = JournalField(known: "AX_STEPS")

  /// In a summary: the language as BCP 47, and where it comes from.
  public static let language = JournalField(known: "AX_LANGUAGE")
  public static let languageSource = JournalField(known: "AX_LANGUAGE_SOURCE")

  public static let node = JournalField(known: "AX_NODE")
  public static let role = JournalField(known: "AX_ROLE")
  /// What the app wrote, including control characters.
  public static let name = JournalField(known: "AX_NAME")
  public static let heard = JournalField(known: "AX_HEARD")
  /// x, y, width and height in the export's own unit, such as `16 640 343 44`.
  public static let bounds = JournalField(known: "AX_BOUNDS")
  public static let nodeIdentifier = JournalField(known: "AX_IDENTIFIER")
  /// The stable id of a finding; in a folded entry, an id made of the ids of all its findings.
  public static let finding = JournalField(known: "AX_FINDING")
  /// In an entry that tells of many fixed findings: their ids, one per line.
  public static let findings = JournalField(known: "AX_FINDINGS")
  /// `new`, `still` or `fixed`, compared with the last audit of the same screen.
  public static let change = JournalField(known: "AX_CHANGE")
  /// The entry's own id, the same if it is sent twice. See `EntryID`.
  public static let entry = JournalField(known: "AX_ENTRY")

  /// What the catalog shows: clean, short, and present in every entry of a finding. See `ShownText`.
  public static let shownNode = JournalField(known: "AX_SHOWN_NODE")
  public static let shownName = JournalField(known: "AX_SHOWN_NAME")
  public static let shownHeard = JournalField(known: "AX_SHOWN_HEARD")
  public static let shownPlace = JournalField(known: "AX_SHOWN_PLACE")

  /// The nodes of a folded entry, one per line, at most `Folding.nodeLimit`.
  public static let nodes = JournalField(known: "AX_NODES")
  /// The names of the entry's fields that were too long and end in “…”.
  public static let cut = JournalField(known: "AX_CUT")
  /// In a summary: the number of findings that were counted but not kept, because there were more than
  /// `limits.findings`.
  public static let unkept = JournalField(known: "AX_UNKEPT")
  /// How many findings, or lines, an entry counts.
  public static let count = JournalField(known: "AX_COUNT")

  public static let failed = JournalField(known: "AX_FAILED")
  /// The number of failures without an entry, because the configuration suppresses them.
  public static let suppressed = JournalField(known: "AX_SUPPRESSED")
  /// The number of failures that `failed` leaves out, because a log of the device showed that they were wrong. Only
  /// summaries of versions that counted them in `failed` do not have it.
  public static let withdrawn = JournalField(known: "AX_WITHDRAWN")
  public static let passed = JournalField(known: "AX_PASSED")
  public static let cannotTell = JournalField(known: "AX_CANTTELL")
  public static let inapplicable = JournalField(known: "AX_INAPPLICABLE")
  public static let untested = JournalField(known: "AX_UNTESTED")
  /// How many earlier findings of the screen are still there, are gone, and are outside this view.
  public static let still = JournalField(known: "AX_STILL")
  public static let fixed = JournalField(known: "AX_FIXED")
  public static let unseen = JournalField(known: "AX_UNSEEN")
  public static let nodeCount = JournalField(known: "AX_NODE_COUNT")
  /// How many verdicts of the exporter's own checks are failures.
  public static let verdicts = JournalField(known: "AX_VERDICTS")
  public static let milliseconds = JournalField(known: "AX_MILLISECONDS")
  /// What a message of the daemon itself is about: a path, a problem.
  public static let detail = JournalField(known: "AX_DETAIL")

  /// Every field that a11yd writes.
  public static let allCases = [
    message, messageID, priority, identifier, rule, expectation, kind, outcome, reason, impact, wcag, platform, app,
    screen, snapshot, format, steps, language, languageSource, node, role, name, heard, bounds, nodeIdentifier, finding,
    findings, change,
    entry, shownNode, shownName, shownHeard, shownPlace, nodes, cut, unkept, count, failed, suppressed, withdrawn,
    passed, cannotTell, inapplicable, untested, still, fixed, unseen, nodeCount, verdicts, milliseconds,
    detail,
  ]
}
