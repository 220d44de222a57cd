extension JournalEntry {
  /// The entry of a finding that is gone, made from its last entry.
  public init(_ fixed: ScreenChange.Fixed, in snapshot: AuditedSnapshot) {
    let old = fixed.entry
    // The old sentence begins with the title that the capture had then.
    let title = old[.screen].map(CleanLine.of) ?? old[.snapshot] ?? ""
    let sentence = old.message.hasPrefix(title + ": ") ? String(old.message.dropFirst(title.count + 2)) : old.message
    self.init(
      "\(snapshot.title): fixed since \(old[.snapshot] ?? "the last capture"): \(sentence)",
      id: MessageID.fixed.rawValue, priority: Priority.info.rawValue)
    for field in Self.keptOfFixed { self[field] = old[field] }
    self[.snapshot] = CleanLine.of(snapshot.path)
    self[.change] = FindingChange.fixed.rawValue
    self[.finding] = fixed.id
  }

  /// Fields that are still true of the finding. Nobody knows where its node is now.
  private static let keptOfFixed: [JournalField] = [
    .rule, .expectation, .kind, .impact, .wcag, .platform, .app, .screen, .format, .role, .name, .nodeIdentifier,
    .shownName,
  ]
}
