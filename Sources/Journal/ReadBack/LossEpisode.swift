/// Entries that the journal lost, from the first loss until all are there. One notice reports all of them.
struct LossEpisode {
  private var outstanding: Set<EntryID> = []
  private var lost: Set<EntryID> = []
  private var suppressed = 0
  private var said: ContinuousClock.Instant?

  /// A journal that keeps losing entries gets at most one notice a minute.
  private static let pause: Duration = .seconds(60)

  /// Whether there is no notice to report later.
  var isSilent: Bool { lost.isEmpty || !outstanding.isEmpty }

  /// Whether all lost entries are there now.
  var isOver: Bool { outstanding.isEmpty }

  mutating func note(lost ids: [EntryID]) {
    lost.formUnion(ids)
    outstanding.formUnion(ids)
  }

  mutating func note(suppressed count: Int) { suppressed += count }

  mutating func note(seen ids: [EntryID]) { if !outstanding.isEmpty { outstanding.subtract(ids) } }

  mutating func note(givenUp ids: [EntryID]) {
    outstanding.subtract(ids)
    lost.subtract(ids)
  }

  /// The notice, once all entries are there; at most one a minute.
  mutating func notice(at now: ContinuousClock.Instant) -> JournalEntry? {
    guard !isSilent, said.map({ now - $0 >= Self.pause }) ?? true else { return nil }
    defer { (lost, suppressed, said) = ([], 0, now) }
    return DeliveryNotice.sentAgain(lost.count, suppressed: suppressed)
  }
}
