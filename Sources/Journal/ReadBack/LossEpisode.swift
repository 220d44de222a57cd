/// Entries that the journal had lost, from the first of them until all are there after all; so that one notice tells of all.
struct LossEpisode {
  private var outstanding: Set<EntryID> = []
  private var lost: Set<EntryID> = []
  private var suppressed = 0
  private var said: ContinuousClock.Instant?

  /// A journal that loses some all the time is worth a notice a minute.
  private static let pause: Duration = .seconds(60)

  /// Whether something is to be said once its time has come.
  var isSilent: Bool { lost.isEmpty || !outstanding.isEmpty }

  /// Whether all that was lost is there after all.
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

  /// The notice when all are there, at most one a minute.
  mutating func notice(at now: ContinuousClock.Instant) -> JournalEntry? {
    guard !isSilent, said.map({ now - $0 >= Self.pause }) ?? true else { return nil }
    defer { (lost, suppressed, said) = ([], 0, now) }
    return DeliveryNotice.sentAgain(lost.count, suppressed: suppressed)
  }
}
