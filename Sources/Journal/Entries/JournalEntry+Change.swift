extension JournalEntry {
  /// A finding that is gone, told by what was said of it last.
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

  /// What is as true of the finding as it was; where its node is now, nobody looked.
  private static let keptOfFixed: [JournalField] = [
    .rule, .expectation, .kind, .impact, .wcag, .platform, .app, .screen, .format, .role, .name, .nodeIdentifier,
    .shownName,
  ]
}
