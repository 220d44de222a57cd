public import AccessibilityTree
public import Audit
import Rules

/// One entry of the daemon as the journal has it.
public struct StoredEntry {
  public let time: WallTime
  private let fields: StoredFields

  init(time: WallTime, fields: StoredFields) { (self.time, self.fields) = (time, fields) }

  /// What an entry is about, as far as its findings can be followed.
  public enum Sort: Sendable {
    /// A finding, or several of one expectation.
    case finding
    /// A finding that is gone because somebody repaired it.
    case fixed
    /// A finding that was wrong, as a log of the device showed.
    case withdrawn
    /// The summary of an audit.
    case audit
    /// A file that could not be audited.
    case unreadable
  }

  /// What the entry is about; nil for others.
  public var sort: Sort? {
    if fields.has(.messageID, MessageID.summary.rawValue) { return .audit }
    if fields.has(.messageID, MessageID.fixed.rawValue) { return .fixed }
    if fields.has(.messageID, MessageID.withdrawn.rawValue) { return .withdrawn }
    if fields.has(.messageID, MessageID.unreadable.rawValue) { return .unreadable }
    return fields.has(.rule) ? .finding : nil
  }

  /// The value of a field; nil if the entry does not have it.
  private subscript(field: StoredField) -> String? { fields[field] }

  /// The bytes of the finding's id; nil for an entry about none.
  public func withID<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    fields.withBytes(of: .finding, read)
  }

  /// The bytes of the entry's own id; nil for one of a version that gave entries none.
  public func withEntryID<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    fields.withBytes(of: .entry, read)
  }

  /// The bytes of the id of the machine that wrote the entry.
  public func withMachine<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    fields.withBytes(of: .machine, read)
  }

  /// The name of that machine, which others may have, too.
  public var host: String? { self[.host] }

  /// The ids of all findings that the entry tells together, one a line; nil for an entry that lists none.
  public var ids: String? { self[.findings] }

  /// The file that the entry is about.
  public var snapshot: String { self[.snapshot] ?? "" }
  public var message: String { self[.message] ?? "" }
  public var app: String? { self[.app] }
  public var screen: String? { self[.screen] }
  public var format: String { self[.format] ?? "" }

  /// Whether the finding was not there before.
  public var isNew: Bool { fields.has(.change, FindingChange.new.rawValue) }

  /// How many findings the entry counts.
  public var count: Int { self[.count].flatMap { Int($0) }.map { max(1, $0) } ?? 1 }

  /// The message without what is before the sentence: the screen, and what the finding was compared with.
  public var sentence: String {
    let message = self[.message] ?? ""
    for title in [self[.screen], self[.snapshot]].compactMap(\.self) {
      let start = CleanLine.of(Excerpt.of(title)) + ": "
      guard message.hasPrefix(start) else { continue }
      let rest = message.dropFirst(start.count)
      let marks = ["cannot tell: ", "fixed since ", "withdrawn by "].filter { mark in
        mark.hasSuffix(": ") || self[.change].map(mark.hasPrefix) == true
      }
      for mark in marks {
        guard rest.hasPrefix(mark) else { continue }
        // “fixed since home.xml: ” names the file in which it was found.
        let end = mark.hasSuffix(": ") ? nil : rest.dropFirst(mark.count).firstRange(of: ": ")?.upperBound
        return String(end.map { rest[$0...] } ?? rest.dropFirst(mark.count))
      }
      return String(rest)
    }
    return message
  }

  public var platform: Platform? { self[.platform].flatMap(Platform.init(rawValue:)) }

  /// What became of the finding's target; nil if it is not a finding that this version knows.
  public var outcome: Outcome? {
    guard fields.has(.rule), Rule.Impact.allCases.contains(where: { fields.has(.impact, $0.rawValue) }) else {
      return nil
    }
    // A finding that is gone has failed before.
    guard fields.has(.outcome) else { return .failed }
    return [Outcome.failed, .cantTell].first { fields.has(.outcome, $0.rawValue) }
  }

  /// The finding that the entry tells; nil if it is not one that this version knows.
  public var finding: Finding? {
    guard let outcome, let rule = self[.rule], let id = self[.finding],
      let impact = self[.impact].flatMap(Rule.Impact.init(rawValue:))
    else { return nil }
    return Finding(
      rule: rule, kind: self[.kind], ruleID: self[.messageID] ?? "", expectation: self[.expectation] ?? "",
      outcome: outcome, reason: self[.reason].flatMap(CantTellReason.init(rawValue:)), impact: impact,
      wcag: words(.wcag, " "), message: sentence, id: id,
      node: Finding.Target(
        path: self[.node] ?? "", role: self[.role].flatMap(Role.init(rawValue:)) ?? .notExported, name: self[.name],
        heard: self[.heard], bounds: bounds, identifier: self[.nodeIdentifier]),
      steps: words(.steps, "\n"), capture: Finding.Capture(named: self[.snapshot] ?? "", of: self[.screen]))
  }

  /// Whether a summary leaves out of its failures what a log took back before.
  public var leavesOutWithdrawn: Bool { fields.has(.withdrawn) }

  /// What a summary says about its audit.
  public var audit: SnapshotAudit {
    func number(_ field: StoredField) -> Int { self[field].flatMap { Int($0) } ?? 0 }
    return SnapshotAudit(
      logged: platform, app: self[.app], screen: self[.screen], format: self[.format] ?? "", language: self[.language],
      nodeCount: number(.nodeCount),
      counts: [
        .failed: number(.failed) - number(.suppressed), .passed: number(.passed), .cantTell: number(.cannotTell),
        .inapplicable: number(.inapplicable), .untested: number(.untested),
      ])
  }

  private func words(_ field: StoredField, _ separator: Character) -> [String] {
    self[field]?.split(separator: separator).map(String.init) ?? []
  }

  private var bounds: Rect? {
    let numbers = words(.bounds, " ").compactMap { Float($0) }.filter(\.isFinite)
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
