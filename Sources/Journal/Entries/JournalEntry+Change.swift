import AccessibilityTree
import Audit

extension JournalEntry {
  /// One entry in place of many findings of one expectation that are gone, with the ids of all. Nil without findings.
  static func folding(
    _ findings: ArraySlice<ScreenChange.Fixed>, as entry: (ScreenChange.Fixed, _ words: String) -> JournalEntry
  ) -> JournalEntry? {
    guard let first = findings.first else { return nil }
    guard findings.count > 1 else { return entry(first, "") }
    let roles = Set(findings.map { $0.entry[.role] })
    let things = roles.count == 1 ? first.entry[.role].flatMap(Role.init(rawValue:))?.plural : nil
    var folded = entry(first, "\(findings.count) more \(things ?? "elements") like this: ")
    let ids = findings.map(\.id)
    folded[.finding] = Fingerprint(of: ids).description
    folded[.findings] = ids.joined(separator: "\n")
    folded[.count] = String(ids.count)
    return folded
  }

  /// The entry of a finding that is gone, made from its last entry.
  init(_ fixed: ScreenChange.Fixed, saying words: String, in snapshot: AuditedSnapshot) {
    let old = fixed.entry
    self.init(
      "\(snapshot.title): fixed since \(old[.snapshot] ?? "the last capture"): \(words)\(old.sentence)",
      id: MessageID.fixed.rawValue, priority: Priority.info.rawValue)
    for field in Self.keptOfFixed { self[field] = old[field] }
    self[.snapshot] = CleanLine.of(snapshot.path)
    self[.change] = FindingChange.fixed.rawValue
    self[.finding] = fixed.id
  }

  /// The entry of a finding that is taken back, made from its last entry.
  ///
  /// - Parameter log: the file of the log that shows that it was wrong.
  init(_ withdrawn: ScreenChange.Fixed, saying words: String, because log: String) {
    let old = withdrawn.entry
    self.init(
      "\(old.title): withdrawn by \(Excerpt.of(log)): \(words)\(old.sentence)", id: MessageID.withdrawn.rawValue,
      priority: Priority.info.rawValue)
    for field in Self.keptOfFixed { self[field] = old[field] }
    self[.snapshot] = old[.snapshot]
    self[.change] = FindingChange.withdrawn.rawValue
    self[.finding] = withdrawn.id
  }

  /// The title that the capture had when this was written.
  private var title: String { self[.screen].map(CleanLine.of) ?? self[.snapshot] ?? "" }
  /// The message without it.
  private var sentence: String {
    message.hasPrefix(title + ": ") ? String(message.dropFirst(title.count + 2)) : message
  }

  /// Fields that are still true of the finding. Nobody knows where its node is now.
  private static let keptOfFixed: [JournalField] = [
    .rule, .expectation, .kind, .impact, .wcag, .platform, .app, .screen, .format, .role, .name, .nodeIdentifier,
    .shownName,
  ]
}
