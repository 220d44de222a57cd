public import Audit

/// The name of a journal field: letters A to Z and underscores, no underscore first, 64 bytes at most.
///
/// journald takes digits too, but the message catalog fills in only names without any. An entry with a bad name is stored
/// without that field and without a word, so a bad name cannot be made.
///
/// Source: systemd.journal-fields(7); journal-fields of systemd 252, `journal_field_valid`.
public struct FieldName: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The name, or nil if it is none.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard let first = bytes.first, first != UInt8(ascii: "_"), bytes.count <= Self.longest,
      bytes.allSatisfy({ $0 == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    else { return nil }
    description = text
  }

  /// The field of a key of the daemon's own log: `drop-directory` is `AX_DROP_DIRECTORY`.
  ///
  /// What has no place in a name becomes an underscore; what is too long is cut.
  public init(metadataKey key: String) {
    let name = key.uppercased().unicodeScalars.map { ("A"..."Z").contains($0) ? Character($0) : "_" }
    description = String((Array("AX_") + name).prefix(Self.longest))
  }

  private init(known: StaticString) { description = "\(known)" }

  private static let longest = 64
}

extension FieldName {
  public static let message = FieldName(known: "MESSAGE")
  public static let messageID = FieldName(known: "MESSAGE_ID")
  public static let priority = FieldName(known: "PRIORITY")
  public static let syslogIdentifier = FieldName(known: "SYSLOG_IDENTIFIER")
  /// The label of the logger, of the daemon's own log.
  public static let logger = FieldName(known: "AX_LOGGER")

  // MARK: the rule

  public static let rule = FieldName(known: "AX_RULE")
  public static let expectation = FieldName(known: "AX_EXPECTATION")
  public static let outcome = FieldName(known: "AX_OUTCOME")
  public static let reason = FieldName(known: "AX_REASON")
  public static let impact = FieldName(known: "AX_IMPACT")
  public static let wcag = FieldName(known: "AX_WCAG")

  // MARK: the snapshot

  public static let platform = FieldName(known: "AX_PLATFORM")
  public static let app = FieldName(known: "AX_APP")
  public static let screen = FieldName(known: "AX_SCREEN")
  public static let snapshot = FieldName(known: "AX_SNAPSHOT")
  public static let format = FieldName(known: "AX_FORMAT")

  // MARK: the node

  public static let node = FieldName(known: "AX_NODE")
  public static let role = FieldName(known: "AX_ROLE")
  /// The name as the app has it, whatever bytes that is.
  public static let name = FieldName(known: "AX_NAME")
  /// What is heard, with the app's text as it is.
  public static let heard = FieldName(known: "AX_HEARD")
  /// The name on one line that is safe for a terminal, for the catalog.
  public static let shownName = FieldName(known: "AX_SHOWN_NAME")
  /// What is heard, on one line that is safe for a terminal, for the catalog.
  public static let shownHeard = FieldName(known: "AX_SHOWN_HEARD")
  /// x, y, width and height in the export's own unit, such as `16,640,343,44`.
  public static let bounds = FieldName(known: "AX_BOUNDS")
  public static let identifier = FieldName(known: "AX_IDENTIFIER")
  /// The stable id of the finding; of a folded entry, one made of the ids of all its findings.
  public static let finding = FieldName(known: "AX_FINDING")

  // MARK: a folded entry

  /// How many findings stand in one entry.
  public static let count = FieldName(known: "AX_COUNT")
  /// Paths of nodes, one a line.
  public static let nodes = FieldName(known: "AX_NODES")

  // MARK: a summary

  public static let nodeCount = FieldName(known: "AX_NODE_COUNT")
  public static let milliseconds = FieldName(known: "AX_MILLISECONDS")

  /// How many targets ended this way: `AX_PASSED`, `AX_CANTTELL`.
  public static func count(of outcome: Outcome) -> FieldName { FieldName(metadataKey: outcome.rawValue) }
}
