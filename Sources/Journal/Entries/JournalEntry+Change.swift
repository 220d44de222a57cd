import AccessibilityTree
import Audit

extension JournalEntry {
  /// The entry of a finding that is gone, made from its last entry.
  public init(_ fixed: ScreenChange.Fixed, in snapshot: AuditedSnapshot) {
    self.init(fixed, saying: "", in: snapshot)
    self[.finding] = fixed.id
  }

  /// One entry in place of many findings of one expectation that are gone, with the ids of all. Nil without findings.
  init?(foldingFixed findings: ArraySlice<ScreenChange.Fixed>, in snapshot: AuditedSnapshot) {
    guard let first = findings.first else { return nil }
    guard findings.count > 1 else {
      self.init(first, in: snapshot)
      return
    }
    let roles = Set(findings.map { $0.entry[.role] })
    let things = roles.count == 1 ? first.entry[.role].flatMap(Role.init(rawValue:))?.plural : nil
    self.init(first, saying: "\(findings.count) more \(things ?? "elements") like this: ", in: snapshot)
    let ids = findings.map(\.id)
    self[.finding] = Fingerprint(of: ids).description
    self[.findings] = ids.joined(separator: "\n")
    self[.count] = String(ids.count)
  }

  private init(_ fixed: ScreenChange.Fixed, saying words: String, in snapshot: AuditedSnapshot) {
    let old = fixed.entry
    // The old sentence begins with the title that the capture had then.
    let title = old[.screen].map(CleanLine.of) ?? old[.snapshot] ?? ""
    let sentence = old.message.hasPrefix(title + ": ") ? String(old.message.dropFirst(title.count + 2)) : old.message
    self.init(
      "\(snapshot.title): fixed since \(old[.snapshot] ?? "the last capture"): \(words)\(sentence)",
      id: MessageID.fixed.rawValue, priority: Priority.info.rawValue)
    for field in Self.keptOfFixed { self[field] = old[field] }
    self[.snapshot] = CleanLine.of(snapshot.path)
    self[.change] = FindingChange.fixed.rawValue
  }

  /// Fields that are still true of the finding. Nobody knows where its node is now.
  private static let keptOfFixed: [JournalField] = [
    .rule, .expectation, .kind, .impact, .wcag, .platform, .app, .screen, .format, .role, .name, .nodeIdentifier,
    .shownName,
  ]
}
