/// After a start: what was seen in the last minutes before may be gone, because journald writes to the disk every five only.
struct StartCheck {
  /// What the journal showed while it was read up to now.
  var found: Set<EntryID> = []

  /// How many are looked at together.
  private static let page = 1_000

  /// Entries that had been seen and are there no more, though what is as old is.
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
    // A journal that begins later was vacuumed or lives in memory: its old entries were let go on purpose. A power cut takes
    // the newest.
    let oldest = files.oldest
    return unfound.filter { entry in
      if let oldest, let sentAt = entry.sentAt, sentAt < oldest { return false }
      return (try? files.holds(entry.id)) == false
    }
  }
}
