import AccessibilityTree

/// Identifies an entry, also when it is sent again: 32 hexadecimal digits, in the field `AX_ENTRY`.
///
/// It is computed from what the entry is about, never from the time or the process. So an audit that was killed and
/// done again gives the same ids, and programs that read the journal can drop duplicates.
public struct EntryID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  /// The id with these digits, or nil for anything else.
  public init?(rawValue: String) {
    let isHex = rawValue.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard rawValue.utf8.count == 32, isHex else { return nil }
    self.rawValue = rawValue
  }

  /// The id of the entry that these texts distinguish from every other.
  public init(of texts: [String]) { rawValue = Fingerprint(of: texts).description }

  public var description: String { rawValue }
}
