import AccessibilityTree
extension JournalEntry {
  /// The entry of a finding that is gone, made from its last entry.
  public init(_ fixed: ScreenChange.Fixed, in snapshot: AuditedSnapshot) {
    let old = fixed.entry
    self.init(
      "\(snapshot.title): fixed since \(old[.snapshot] ?? "the last capture"): \(old.sentence)",
      id: MessageID.fixed.rawValue, priority: Priority.info.rawValue)
    for field in Self.keptOfFixed { self[field] = old[field] }
    self[.snapshot] = CleanLine.of(snapshot.path)
    self[.change] = FindingChange.fixed.rawValue
    self[.finding] = fixed.id
  }

  /// The entry of a finding that is taken back, made from its last entry.
  ///
  /// - Parameter log: the file of the log that shows that it was wrong.
  public init(_ withdrawn: ScreenChange.Fixed, because log: String) {
    let old = withdrawn.entry
    self.init(
      "\(old.title): withdrawn by \(Excerpt.of(log)): \(old.sentence)", id: MessageID.withdrawn.rawValue,
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
