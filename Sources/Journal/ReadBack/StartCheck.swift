/// Checks after a start whether entries that were seen in the last minutes are still there: journald syncs to disk only
/// every five minutes.
struct StartCheck {
  /// The ids that the journal has shown so far.
  var found: Set<EntryID> = []

  /// How many entries are checked together.
  private static let page = 1_000

  /// Entries that were seen and are gone, although entries of the same age are there.
  func missing(
    of outbox: any Outbox, in opening: any JournalOpening, now: WallTime, settings: DeliverySettings
  ) -> [OutboxMark] {
    var unfound: [OutboxMark] = []
    var last: OutboxPosition?
    while true {
      let page = outbox.seen(after: now - settings.kept, behind: last, limit: Self.page)
      unfound += page.filter { !found.contains($0.id) }
      guard page.count == Self.page, let end = page.last else { break }
      last = end.position
    }
    guard !unfound.isEmpty, let files = try? opening.open(from: nil) else { return [] }
    // A journal that begins later was vacuumed or is in memory: its old entries were deleted on purpose. A power cut
    // loses the newest.
    let oldest = files.oldest
    return unfound.filter { entry in
      if let oldest, let sentAt = entry.sentAt, sentAt < oldest { return false }
      return (try? files.holds(entry.id)) == false
    }
  }
}
